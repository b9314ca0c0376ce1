import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptLoginInfo } from './acceptLoginInfo.ts';

const frame = { name: 'the frame' };
const origin = 'https://m.example';
const data = { type: 'login-info', token: 'token-1', userId: 'u-shen', name: '沈雨薇' };
const message = { source: frame, origin, data };
const expected = { frame, origin, isLoaded: true, isTaken: false };

test('accepts the frame’s own message of the right shape', () => {
  expect(acceptLoginInfo(message, expected)).toEqual({ token: 'token-1', userId: 'u-shen' });
});

describe('ignored', () => {
  test.each([
    ['another window', { source: { name: 'other' } }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin with another port', { origin: 'https://m.example:8443' }],
    ['the origin over http', { origin: 'http://m.example' }],
    ['an origin with the same beginning', { origin: 'https://m.example.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['text', { data: JSON.stringify(data) }],
    ['a list', { data: [data] }],
    ['nothing', { data: null }],
    ['another type', { data: { ...data, type: 'logout' } }],
    ['an extra field', { data: { ...data, redirect: 'https://evil.example' } }],
    ['a missing field', { data: { type: 'login-info', token: 'token-1', userId: 'u-shen' } }],
    ['a token that is an object', { data: { ...data, token: { toString: () => 'token-1' } } }],
    ['a token that is a number', { data: { ...data, token: 1 } }],
    ['an empty token', { data: { ...data, token: ' ' } }],
    ['a very long token', { data: { ...data, token: 'x'.repeat(5000) } }],
    ['an id that is a list', { data: { ...data, userId: ['u-shen'] } }],
    ['a name that is an object', { data: { ...data, name: {} } }],
    ['inherited fields', { data: Object.create(data) as unknown }],
  ])('%s', (_, change) => {
    expect(acceptLoginInfo({ ...message, ...change }, expected)).toBeNull();
  });

  test.each([
    ['before the page has loaded', { isLoaded: false }],
    ['a second message', { isTaken: true }],
    ['while there is no frame', { frame: null }],
  ])('%s', (_, change) => {
    expect(acceptLoginInfo(message, { ...expected, ...change })).toBeNull();
  });

  test('without a frame even a message without a window', () => {
    expect(acceptLoginInfo({ ...message, source: null }, { ...expected, frame: null })).toBeNull();
  });

  test('any other data', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(acceptLoginInfo({ ...message, data: anything }, expected)).toBeNull();
      }),
    );
  });
});
