import { expect, it } from 'vitest';
import { listForgotten } from './listForgotten.ts';
import type { StoredEntry } from './StoreBackend.ts';
import { attempt, entry } from './testing/storedSamples.ts';

const at = (key: string, value: unknown): StoredEntry => ({ key, order: 1, value });
const answer = (key: string, editedAt: number) => at(`answers/${key}`, entry({ editedAt }));
const seen = (key: string, answerLogId: string, lastSeen: number) =>
  at(`attempts/${key}`, { ...attempt, answerLogId, time: { startedAt: 0, offset: 0, lastSeen } });
const paper = (key: string) => at(`papers/${key}`, { title: 'paper' });

it.each<[string, StoredEntry[], string[]]>([
  ['an answer that was edited before', [answer('t/u/w/a/q', 99)], ['answers/t/u/w/a/q']],
  ['an answer that was edited then', [answer('t/u/w/a/q', 100)], []],
  [
    'all answers of an attempt, by the latest edit',
    [answer('t/u/w/a/q', 100), answer('t/u/w/a/r', 5), answer('t/u/w/b/q', 5)],
    ['answers/t/u/w/b/q'],
  ],
  [
    'an attempt that was seen before, with its answers and its paper',
    [seen('t/u/w', 'a', 99), answer('t/u/w/a/q', 5), paper('t/u/w/a')],
    ['attempts/t/u/w', 'answers/t/u/w/a/q', 'papers/t/u/w/a'],
  ],
  ['an attempt that was seen since', [paper('t/u/w/a'), seen('t/u/w', 'a', 100), answer('t/u/w/a/q', 5)], []],
  [
    'an earlier attempt at a work whose newest was seen since',
    [seen('t/u/w', 'new', 100), answer('t/u/w/old/q', 5)],
    ['answers/t/u/w/old/q'],
  ],
  ['an attempt whose id has a slash', [seen('t/u/w', 'a/b', 100), answer('t/u/w/a%2Fb/q', 5)], []],
  ['a paper without an attempt', [paper('t/u/w/a')], ['papers/t/u/w/a']],
  [
    'what nobody can read',
    [
      at('answers/t/u/w/a/q', null),
      at('attempts/t/u/x', null),
      at('attempts/t/u/y', { ...attempt, time: null }),
    ],
    ['answers/t/u/w/a/q', 'attempts/t/u/x', 'attempts/t/u/y'],
  ],
])('%s', (_case, entries, keys) => {
  expect(listForgotten(entries, 100)).toEqual(keys);
});
