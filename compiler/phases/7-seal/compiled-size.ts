/**
 * Limits the total compiled size of a project, because many small sources can call the same large routine. In the order of their
 * files, the first source above the limit and all later ones are not compiled.
 */
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { mapLineBytesMin } from '../../../schemas/limits.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { PhaseResult } from '../../diagnostics/unlocated.ts';
import type { Compiled } from '../../host.ts';
import type { SourceUnit } from '../../ir/source.ts';

/** Never more than the written size, so that sources that fit together with stored results also fit when all are compiled again. */
const compiledSize = ({ text, map }: Pick<Compiled, 'text' | 'map'>): number =>
  utf8Length(text) + mapLineBytesMin * map.steps.reduce((sum, { lines }) => sum + lines.length, 0);

export class CompiledSize {
  readonly #max: number;
  #bytes = 0;
  #largest: { readonly workflowId: string; readonly bytes: number } | null = null;
  #isFull = false;

  constructor(max: number) {
    this.#max = max;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  add(compiled: Compiled, unit: SourceUnit): PhaseResult<Compiled> {
    const bytes = compiledSize(compiled);
    if (this.#largest === null || bytes > this.#largest.bytes)
      this.#largest = { workflowId: compiled.workflowId, bytes };
    this.#bytes += bytes;
    this.#isFull = this.#bytes > this.#max;
    return this.#isFull ? this.refused(unit) : { value: compiled, findings: [] };
  }

  refused({ document }: SourceUnit): PhaseResult<never> {
    const { workflowId, bytes } = this.#largest ?? { workflowId: '', bytes: 0 };
    return {
      value: null,
      findings: [
        {
          code: 'lower/project-too-large',
          message: `the sources of this project compile to more than ${this.#max} bytes`,
          at: document.at(['id']),
          label: 'not compiled: this source and the earlier sources together exceed the limit',
          notes: [`the largest workflow, ${quote(workflowId)}, has ${bytes} bytes`],
          help: 'remove sources, shorten a routine that many of them call, or move some sources into another project',
        },
      ],
    };
  }
}
