/**
 * Properties, checked on drawn values. An ordinary run draws the same values every time: what it decides about a commit follows from
 * the commit. The long run draws anew, and many times as many.
 */
import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';
import { isLong, rounds } from '../../build/long/rounds.ts';

/** A failure prints it beside the path to its counterexample. */
const seed = 20_260_101;
const defaultDraws = 100;

export function assertProperty<T>(property: IProperty<T>, parameters?: Parameters<T>): void;
export function assertProperty<T>(property: IAsyncProperty<T>, parameters?: Parameters<T>): Promise<void>;
export function assertProperty<T>(
  property: IProperty<T> | IAsyncProperty<T>,
  parameters: Parameters<T> = {},
): void | Promise<void> {
  const numRuns = (parameters.numRuns ?? defaultDraws) * rounds.propertyDraws;
  const drawn = isLong('propertyDraws') ? parameters : { seed, ...parameters };
  return fc.assert(property as IAsyncProperty<T>, { ...drawn, numRuns });
}
