/** Turn logs that loop and logs that only repeat something, from named patterns and seeds: all loops are found, and nothing else. */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { drawing } from '../../support/drawing.ts';
import { drive, type Driven } from './corpus/drive.ts';
import { looping } from './corpus/looping.ts';
import { repetitive } from './corpus/repetitive.ts';

const seeds = Array.from({ length: rounds.stuckLogs }, (_, i) => i + 1);
/** Turns of a loop until the model is told, and until the session ends. */
const toldWithin = 8;
const endedWithin = 16;

const firstNudge = ({ nudges }: Driven) => nudges[0];

// @verifies stuck-is-judged-on-results
describe('the corpus of turn logs', () => {
  it('has at least 200 logs', () => {
    expect((Object.keys(looping).length + Object.keys(repetitive).length) * seeds.length).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.entries(looping))(`tells the model within ${toldWithin} turns: %s`, (_, make) => {
    for (const seed of seeds) {
      const scenario = make(drawing(seed));
      const driven = drive(scenario);
      const loopTurns = (afterTurns = 0) => afterTurns - (scenario.loopsFrom ?? 0);
      expect(loopTurns(firstNudge(driven)?.afterTurns), `seed ${seed}`).toBeGreaterThan(0);
      expect(loopTurns(firstNudge(driven)?.afterTurns), `seed ${seed}`).toBeLessThanOrEqual(toldWithin);
      expect(loopTurns(driven.closed?.afterTurns), `seed ${seed}`).toBeGreaterThan(0);
      expect(loopTurns(driven.closed?.afterTurns), `seed ${seed}`).toBeLessThanOrEqual(endedWithin);
      expect(driven.closed?.reason, `seed ${seed}`).toContain(`(${driven.nudges[0]?.pattern})`);
    }
  });

  it.each(Object.entries(repetitive))('raises no alarm: %s', (_, make) => {
    for (const seed of seeds) {
      const { nudges, closed } = drive(make(drawing(seed)));
      expect({ nudges, closed }, `seed ${seed}`).toEqual({ nudges: [], closed: null });
    }
  });
});
