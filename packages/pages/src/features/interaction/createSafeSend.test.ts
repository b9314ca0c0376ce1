import { ApiError } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { createSafeSend } from './createSafeSend.ts';

interface Item {
  id: string;
  title: string;
}

const failure = (kind: FailureKind) =>
  new ApiError({ kind, userMessage: '系统繁忙', endpointId: 'question.submit' });

/** A server whose next sends end as given: stored or not, answered or not. */
function setUp(options: { restored?: string; stored?: Item[] } = {}) {
  const stored: Item[] = [...(options.stored ?? [])];
  const outcomes: { isStored: boolean; error?: ApiError }[] = [];
  let seen: Item[] | null = [...stored];
  let isListBroken = false;
  const calls: string[] = [];
  const safeSend = createSafeSend<string, Item>(options.restored ?? null);
  const send = (title: string) =>
    safeSend(title, {
      seen,
      isSame: (item, content) => item.title === content,
      readList: async () => {
        calls.push('read');
        if (isListBroken) throw failure('unavailable');
        seen = [...stored];
        return seen;
      },
      send: async () => {
        calls.push('send');
        const { isStored, error } = outcomes.shift() ?? { isStored: true };
        if (isStored) stored.push({ id: `q-${stored.length + 1}`, title });
        if (error) throw error;
      },
    });
  return {
    calls,
    send,
    titles: () => stored.map(({ title }) => title),
    next: (isStored: boolean, kind?: FailureKind) =>
      outcomes.push(kind ? { isStored, error: failure(kind) } : { isStored }),
    breakList: (isBroken: boolean) => {
      isListBroken = isBroken;
    },
  };
}

test('a send that succeeds reads no list', async () => {
  const { calls, send } = setUp();
  await send('周末能上课吗？');
  expect(calls).toEqual(['send']);
});

test('a refusal rejects, and the next send goes out at once', async () => {
  const { calls, send, next, titles } = setUp();
  next(false, 'rejected');
  await expect(send('加微信')).rejects.toMatchObject({ kind: 'rejected' });
  await send('加微信');
  expect(calls).toEqual(['send', 'send']);
  expect(titles()).toEqual(['加微信']);
});

test.each(['unavailable', 'malformed', 'cancelled'] as const)(
  'an answer lost by %s counts as sent when the list holds the question',
  async (kind) => {
    const { calls, send, next, titles } = setUp();
    next(true, kind);
    await send('周末能上课吗？');
    expect(calls).toEqual(['send', 'read']);
    expect(titles()).toEqual(['周末能上课吗？']);
  },
);

test('an older question with the same words is not mistaken for the sent one', async () => {
  const { send, next, titles } = setUp({ stored: [{ id: 'old', title: '好' }] });
  next(false, 'unavailable');
  await expect(send('好')).rejects.toMatchObject({ kind: 'unavailable' });
  await send('好');
  expect(titles()).toEqual(['好', '好']);
});

test('a retry reads the list first, so that a question that arrived late is not doubled', async () => {
  const { calls, send, next, breakList, titles } = setUp();
  next(true, 'unavailable');
  breakList(true);
  await expect(send('周末能上课吗？')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(send('周末能上课吗？')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(calls).toEqual(['send', 'read', 'read']);
  breakList(false);
  await send('周末能上课吗？');
  expect(titles()).toEqual(['周末能上课吗？']);
});

test('other words are a question of their own', async () => {
  const { send, next, breakList, titles } = setUp();
  next(true, 'unavailable');
  breakList(true);
  await expect(send('周末能上课吗？')).rejects.toMatchObject({ kind: 'unavailable' });
  await send('周日能上课吗？');
  expect(titles()).toEqual(['周末能上课吗？', '周日能上课吗？']);
});

test('text that survived a reload is looked for before it is sent', async () => {
  const arrived = setUp({ restored: '好', stored: [{ id: 'q-1', title: '好' }] });
  await arrived.send('好');
  expect(arrived.titles()).toEqual(['好']);
  const lost = setUp({ restored: '好' });
  await lost.send('好');
  expect(lost.calls).toEqual(['read', 'send']);
});
