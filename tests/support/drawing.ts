/** Numbers that look drawn, and are the same for the same seed. */
export type Draw = (below: number) => number;

export function drawing(seed: number): Draw {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}
