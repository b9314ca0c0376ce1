import { ApiError, type Client } from '@cloud-school/api-client';
import type { Comment, FailureKind, Page } from '@cloud-school/domain';
import { makeComment, makeMany, makePage } from '@cloud-school/domain/testing';
import { LOADING, ready } from '@cloud-school/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import useSWR, { mutate, useSWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { type Portal, PortalContext } from '../../platform/portal/Portal.ts';
import { createSession } from '../../platform/session/createSession.ts';
import { createToasts } from '../../platform/toasts/createToasts.ts';
import { useCommentMutations } from './useCommentMutations.ts';

const KEY = 'comments';

/** Three comments on screen, in SWR's own cache, of a student whose deletions are answered by the test. */
function setUp() {
  const storage = memoryStorage();
  const session = createSession(createDevice({ storage }));
  session.signIn({ userId: '5001', token: 't-1', expiresAt: null });
  const calls: PromiseWithResolvers<null>[] = [];
  const call = () => {
    const answer = Promise.withResolvers<null>();
    calls.push(answer);
    return answer.promise;
  };
  const portal: Partial<Portal> = {
    client: { call } as unknown as Client,
    session,
    toasts: createToasts(() => undefined),
  };

  function render() {
    let shown: Page<Comment> | undefined;
    let mutations: ReturnType<typeof useCommentMutations> | undefined;
    function Probe() {
      shown = useSWRConfig().cache.get(KEY)?.data as Page<Comment> | undefined;
      mutations = useCommentMutations({
        loadable: shown ? ready(shown) : LOADING,
        mutate: useSWR<Page<Comment>>(KEY, null).mutate,
      });
      return null;
    }
    const page = createElement(MemoryRouter, null, createElement(Probe));
    renderToString(createElement(PortalContext.Provider, { value: portal as Portal }, page));
    if (!mutations) throw new Error('The hook did not run.');
    return { ...mutations, ids: shown?.items.map(({ id }) => id) };
  }

  return {
    calls,
    fill: () => mutate(KEY, makePage(makeMany(makeComment, 3)), { revalidate: false }),
    remove: (id: string) => render().remove(makeComment({ id })),
    add: (id: string) => render().add('first', async () => makeComment({ id })),
    ids: () => render().ids,
  };
}

const failure = (kind: FailureKind) =>
  new ApiError({ kind, userMessage: '系统繁忙', endpointId: 'comment.remove' });

test('a deleted comment stays away when another one is sent before the answer', async () => {
  const { calls, fill, remove, add, ids } = setUp();
  await fill();
  const removal = remove('comment-2');
  expect(ids()).toEqual(['comment-1', 'comment-3']);
  await add('new');
  calls[0]?.resolve(null);
  expect(await removal).toBe(true);
  expect(ids()).toEqual(['new', 'comment-1', 'comment-3']);
});

test('of two deletions at once the refused one returns alone', async () => {
  const { calls, fill, remove, ids } = setUp();
  await fill();
  const removals = [remove('comment-1'), remove('comment-2')];
  expect(ids()).toEqual(['comment-3']);
  calls[0]?.resolve(null);
  await removals[0];
  calls[1]?.reject(failure('rejected'));
  expect(await Promise.all(removals)).toEqual([true, false]);
  expect(ids()).toEqual(['comment-2', 'comment-3']);
});
