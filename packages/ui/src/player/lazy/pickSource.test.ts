import type { VideoQuality } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { pickSource } from './pickSource.ts';

const toSources = (qualities: readonly VideoQuality[]) =>
  qualities.map((quality) => ({ quality, url: `/media/${quality}.mp4` }));

test.each([
  [['360P', '480P', '720P', '1080P'], null, '720P'],
  [['1080P', '360P', '720P', '480P'], '480P', '480P'],
  [['360P', '720P'], '480P', '360P'],
  [['720P', '1080P'], '360P', '720P'],
  [['1080P'], null, '1080P'],
  [[], '720P', undefined],
] as const)('of %j, wanted %s: %s', (qualities, wanted, picked) => {
  expect(pickSource(toSources(qualities), wanted)?.quality).toBe(picked);
});
