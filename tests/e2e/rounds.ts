/**
 * How often the tests of this folder repeat what they do: once for CI, which has 90 seconds for all of them on two cores
 * (goals.md), and once for `WORKRAIL_LONG=1`, whose counts the issue asks for.
 */
const isLong = process.env['WORKRAIL_LONG'] === '1';
const often = (short: number, long: number) => (isLong ? long : short);

export const rounds = {
  kills: often(30, 200),
  replays: 100,
  /** Branches that are made from one node. */
  branches: often(8, 30),
  simultaneousStarts: 50,
  simultaneousAdvances: 20,
  /** Steps that two processes advance at the same moment. */
  races: often(24, 200),
  hostileCases: often(600, 5000),
  /** Calls with tokens that were shuffled between runs. */
  shuffles: often(80, 1000),
} as const;
