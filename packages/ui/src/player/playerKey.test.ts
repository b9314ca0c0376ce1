import { expect, test } from 'vitest';
import { playerKeyAction } from './playerKey.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['k', 'toggle-play'],
  ['K', 'toggle-play'],
  ['m', 'toggle-mute'],
  ['f', 'toggle-full-screen'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Tab', null],
  ['Escape', null],
  ['Enter', null],
])('%s: %s', (key, action) => {
  expect(playerKeyAction({ ...plain, key }, false)).toBe(action);
});

test('space plays, unless a button has the focus', () => {
  expect(playerKeyAction({ ...plain, key: ' ' }, false)).toBe('toggle-play');
  expect(playerKeyAction({ ...plain, key: ' ' }, true)).toBeNull();
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s the key has no action', (modifier) => {
  expect(playerKeyAction({ ...plain, key: 'f', [modifier]: true }, false)).toBeNull();
});
