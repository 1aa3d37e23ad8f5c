/**
 * Replaces each ref by its text, in the same position. The size of each ref and of all refs of a step is limited, and the
 * snapshot records the origin of each text [ref-embedded]. A text above a limit is an error and is never truncated.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { type DigestPort, sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { InjectedRef } from '../../../schemas/compiled-snapshot.ts';
import { refBytesMax, stepRefBytesMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { BoundBlocks, BoundPart } from '../../ir/bound.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { RefBlock } from '../../ir/resolved.ts';
import { authoredLines, type PromptLines, refLines } from './prompt-lines.ts';

const encoder = new TextEncoder();
/** In the order in which a prompt renders them. */
const refBlocks: readonly RefBlock[] = ['goal', 'constraints', 'procedure', 'verify'];

export type EmbeddedBlocks = {
  readonly [Block in RefBlock]: readonly PromptLines[];
};

export type Embedding = {
  readonly texts: EmbeddedBlocks;
  readonly refs: readonly InjectedRef[];
  readonly findings: readonly UnlocatedDiagnostic[];
};

const refAt = ({ path, templateId }: Extract<BoundPart, { kind: 'ref' }>, document: SourceDocument) =>
  templateId === undefined ? document.at([...path, 'refId']) : document.anchorOf(path);

function linesOf(part: BoundPart, document: SourceDocument): PromptLines {
  return part.kind === 'ref' ? refLines(part, document) : authoredLines(part, document);
}

export function embedRefs(blocks: BoundBlocks, document: SourceDocument, digest: DigestPort): Embedding {
  const refs: InjectedRef[] = [];
  const findings: UnlocatedDiagnostic[] = [];
  let total = 0;
  for (const block of refBlocks) {
    for (const part of blocks[block]) {
      if (part.kind === 'text') continue;
      const { id, text } = part.definition;
      const bytes = utf8Length(text);
      if (bytes > refBytesMax) {
        findings.push({
          code: 'lower/ref-too-long',
          message: `the text of ${quote(id)} has ${bytes} bytes; ${refBytesMax} are allowed`,
          at: refAt(part, document),
          help: 'remove the ref; its text is too long to be embedded',
        });
      }
      const before = total;
      total += bytes;
      if (before <= stepRefBytesMax && total > stepRefBytesMax) {
        findings.push({
          code: 'lower/step-refs-too-long',
          message: `the refs of this step have more than ${stepRefBytesMax} bytes in all`,
          at: refAt(part, document),
          label: `with this ref, the refs of the step have ${total} bytes`,
          help: 'remove refs that this step does not need, or distribute them over several steps',
        });
      }
      refs.push({ refId: id, refContentHash: sha256OfStored(digest, encoder.encode(text)), bytes, block });
    }
  }
  const lines = (parts: readonly BoundPart[]) => parts.map((part) => linesOf(part, document));
  const texts: EmbeddedBlocks = {
    goal: lines(blocks.goal),
    constraints: lines(blocks.constraints),
    procedure: lines(blocks.procedure),
    verify: lines(blocks.verify),
  };
  return { texts, refs, findings };
}
