import type { SaveSummary } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { toSaveStatus } from './toSaveStatus.ts';

const SAVED_AT = new Date('2026-11-21T10:42:00+08:00').getTime();

const summary: SaveSummary = {
  state: 'saved',
  savedAt: SAVED_AT,
  unsavedCount: 0,
  retryAt: null,
  failureCount: 0,
  isDurable: true,
};

test.each<[string, Partial<SaveSummary>]>([
  ['已保存 10:42', {}],
  ['自动保存', { state: 'idle', savedAt: null }],
  ['未保存（已存本机）', { unsavedCount: 1 }],
  ['未保存', { unsavedCount: 1, isDurable: false }],
  ['保存中', { state: 'saving', unsavedCount: 1 }],
  ['离线，已存本机', { state: 'offline', unsavedCount: 3 }],
  ['离线，请勿关闭本页', { state: 'offline', isDurable: false }],
  ['保存失败，将自动重试', { state: 'failed', unsavedCount: 1 }],
  ['答案未被接受，已存本机', { state: 'refused', unsavedCount: 1 }],
  ['登录已过期，已存本机', { state: 'expired' }],
])('%s', (text, change) => {
  expect(toSaveStatus({ ...summary, ...change }, SAVED_AT).text).toBe(text);
});

test.each([
  ['2026-11-21T23:59:59', '已保存 10:42'],
  ['2026-11-22T00:00:00', '已保存 11 月 21 日 10:42'],
  ['2027-01-04T09:00:00', '已保存 2026 年 11 月 21 日 10:42'],
])('seen at %s it says %s', (now, text) => {
  expect(toSaveStatus(summary, new Date(`${now}+08:00`).getTime()).text).toBe(text);
});
