/** `outputContract`: a contract that we offer is checked in full, one that only the older library had by its kind alone. */
import { quote } from '../diagnostics/quote.ts';
import type { Path } from '../ir/document.ts';
import { openContracts } from './open-contracts.ts';
import { type Section, section } from './section.ts';
import type { LegacyContract } from './source.ts';
import type { Translation } from './translation.ts';
import { authored, joined, said } from './worded-text.ts';

export type TranslatedContract = { readonly contractRef: string | null; readonly sections: readonly Section[] };

export const loopControl = 'wr.contracts.loop_control';
const assessment = 'wr.contracts.assessment';

/** @param hasAssessments the step names assessments, each of which is a contract of its own */
export function contractOf(
  contract: LegacyContract | undefined,
  path: Path,
  hasAssessments: boolean,
  t: Translation,
): TranslatedContract {
  if (contract === undefined) return { contractRef: null, sections: [] };
  const { contractRef } = contract;
  const at = [...path, 'contractRef'];
  if (contractRef === assessment && hasAssessments) return { contractRef: null, sections: [] };
  if (contract.required === false && contractRef !== loopControl) {
    t.report('read/legacy-contract-open', t.document.keyAt([...path, 'required']), {
      message: `${quote(contractRef)} is asked for in the prompt and not checked: a contract is always required`,
      help: 'remove `"required": false` to have it checked',
    });
    const words = [
      said('If you can, hand over an artifact of the contract `', path),
      authored(contractRef, at),
      said('`.', path),
    ];
    return { contractRef: null, sections: section(null, 'verify', [joined(words)]) };
  }
  if (!t.builtins.contracts.has(contractRef) && openContracts.has(contractRef) && contractRef !== loopControl) {
    t.report('read/legacy-contract-open', t.document.at(at), {
      message: `of ${quote(contractRef)} only the kind of the artifact is checked`,
      label: 'its fields are known to the older library only',
      help: 'name the fields in the prompt; `workrail builtins contracts` lists the contracts that are checked in full',
    });
  }
  return { contractRef, sections: [] };
}
