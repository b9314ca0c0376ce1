import { ApiError } from '@cloud-school/api-client';
import type { FailureKind } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { type OpenSend, sendOnce } from './sendOnce.ts';

interface Item {
  id: string;
  title: string;
}

const failure = (kind: FailureKind) =>
  new ApiError({ kind, userMessage: '系统繁忙', endpointId: 'question.submit' });

interface Options {
  stored?: Item[];
  isSeen?: boolean;
  /** The server stores a content once for each key. */
  knowsKeys?: boolean;
}

/** A server whose next sends end as given: stored or not, answered or not. The open send outlives a reload. */
function setUp({ stored: before = [], isSeen = true, knowsKeys = false }: Options = {}) {
  const stored: Item[] = [...before];
  const outcomes: { isStored: boolean; error?: ApiError }[] = [];
  let seen: Item[] | null = isSeen ? [...stored] : null;
  let isListBroken = false;
  const calls: string[] = [];
  const keys: string[] = [];
  let openSend: OpenSend | null = null;
  const open = {
    read: () => openSend,
    keep: (send: OpenSend) => void (openSend = send),
    drop: () => void (openSend = null),
  };
  const send = (title: string) =>
    sendOnce<string, Item>(title, {
      open,
      seen,
      isSame: (item, content) => item.title === content,
      readList: async () => {
        calls.push('read');
        if (isListBroken) throw failure('unavailable');
        if (isSeen) seen = [...stored];
        return [...stored];
      },
      send: async (_, key) => {
        calls.push('send');
        const { isStored, error } = outcomes.shift() ?? { isStored: true };
        const isCopy = knowsKeys && keys.includes(key);
        if (isStored && !isCopy) stored.push({ id: `q-${stored.length + 1}`, title });
        if (isStored) keys.push(key);
        if (error) throw error;
      },
    });
  return {
    calls,
    send,
    keys,
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

test('a retry that the list cannot answer carries the same key, and the server stores it once', async () => {
  const { send, next, keys, titles } = setUp({ isSeen: false, knowsKeys: true });
  next(true, 'unavailable');
  await expect(send('好')).rejects.toMatchObject({ kind: 'unavailable' });
  await send('好');
  expect(titles()).toEqual(['好']);
  expect(new Set(keys).size).toBe(1);
});

test('the same words sent again after a success are another question, with another key', async () => {
  const { calls, send, keys, titles } = setUp({ isSeen: false, knowsKeys: true });
  await send('好');
  await send('好');
  expect(calls).toEqual(['send', 'send']);
  expect(titles()).toEqual(['好', '好']);
  expect(new Set(keys).size).toBe(2);
});

test('other words are a question of their own', async () => {
  const { send, next, breakList, titles } = setUp({ knowsKeys: true });
  next(true, 'unavailable');
  breakList(true);
  await expect(send('周末能上课吗？')).rejects.toMatchObject({ kind: 'unavailable' });
  await send('周日能上课吗？');
  expect(titles()).toEqual(['周末能上课吗？', '周日能上课吗？']);
});
