/**
 * How many bytes a call allocates, kept or not: a count that no clock and no other load changes. Sampled so densely that two runs
 * differ by a few percent.
 */
import { type HeapProfiler, Session } from 'node:inspector';

const samplingInterval = 128;

const bytesOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + bytesOf(child), selfSize);

export function bytesAllocatedBy(run: () => void): number {
  const session = new Session();
  session.connect();
  const options = { samplingInterval, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  session.post('HeapProfiler.startSampling', options);
  run();
  let bytes = 0;
  session.post('HeapProfiler.stopSampling', (_, { profile }) => {
    bytes = bytesOf(profile.head);
  });
  session.disconnect();
  return bytes;
}
