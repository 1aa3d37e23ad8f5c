/** The current items of the open `for_each` loops, outermost first [sensitive-values-leave-no-export]. Pure. */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EngineState } from '../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../schemas/ids.ts';
import { loopOf } from '../core/flow/lookup.ts';

export type LoopItem = {
  readonly loopId: LoopId;
  readonly index: number;
  readonly of: number;
  readonly item: JsonValue;
  /** Its list is an input that is `sensitive`: no reply shows the item. */
  readonly isSensitive: boolean;
};

export const loopItemsAt = (workflow: CompiledSnapshot, state: EngineState): LoopItem[] =>
  (state.kind === 'running' ? state.loopStack : []).flatMap(({ loopId, iteration, items }) =>
    items === undefined
      ? []
      : [
          {
            loopId,
            index: iteration,
            of: items.length,
            item: items[iteration] as JsonValue,
            isSensitive: isListSensitive(workflow, loopId),
          },
        ],
  );

function isListSensitive(workflow: CompiledSnapshot, loopId: LoopId): boolean {
  const loop = loopOf(workflow, loopId);
  return (
    loop.kind === 'for_each' && workflow.inputs.some(({ key, sensitive }) => key === loop.items && sensitive === true)
  );
}
