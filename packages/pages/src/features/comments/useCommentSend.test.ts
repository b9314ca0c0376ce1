import { ApiError, type Client } from '@cloud-school/api-client';
import type { CommentObject } from '@cloud-school/domain';
import { makeComment } from '@cloud-school/domain/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NO_CACHED_ANSWERS } from '../../platform/cached-answers/CachedAnswers.ts';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { type Portal, PortalContext } from '../../platform/portal/Portal.ts';
import type { Visit } from '../../platform/portal/Visit.ts';
import { createSession } from '../../platform/session/createSession.ts';
import { createToasts } from '../../platform/toasts/createToasts.ts';
import { useCommentThread } from './useCommentThread.ts';
import { useReplies } from './useReplies.ts';

const object: CommentObject = { kind: 'review', id: 'r-1' };
const top = makeComment();

test('a comment without an answer is sent again with its key, also after a reply', async () => {
  const storage = memoryStorage();
  const device = createDevice({ storage, user: () => ({ userId: '5001', tenantId: null }) });
  const session = createSession(device);
  session.signIn({ userId: '5001', token: 't-1', expiresAt: null });
  const keys: (string | undefined)[] = [];
  const call: Client['call'] = async ({ id: endpointId, parse }, _, options) => {
    if (endpointId === 'comment.reply') return parse(null);
    if (endpointId === 'comment.save') keys.push(options?.idempotencyKey);
    throw new ApiError({ kind: 'unavailable', userMessage: '系统繁忙', endpointId });
  };
  const toasts = createToasts(() => undefined);
  const client = { call, serverClockOffset: () => null } as unknown as Client;
  const visit = { renderedAt: null } as Visit;
  const portal: Partial<Portal> = {
    client,
    visit,
    session,
    device,
    toasts,
    cachedAnswers: NO_CACHED_ANSWERS,
  };

  const hooks: {
    send?: (content: string) => Promise<unknown>;
    reply?: (content: string) => Promise<unknown>;
  } = {};
  function Probe() {
    hooks.send = useCommentThread(object).send;
    const { reply } = useReplies(object, top, () => undefined);
    hooks.reply = (content) => reply(top, content);
    return null;
  }
  const page = createElement(MemoryRouter, null, createElement(Probe));
  renderToString(createElement(PortalContext.Provider, { value: portal as Portal }, page));

  const unknown = { isSent: false, reason: '系统繁忙' };
  expect(await hooks.send?.('教室真亮')).toEqual(unknown);
  expect(await hooks.reply?.('周六也开')).toEqual({ isSent: true });
  expect(await hooks.send?.('教室真亮')).toEqual(unknown);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
