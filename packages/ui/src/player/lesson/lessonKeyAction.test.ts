import { expect, test } from 'vitest';
import { lessonKeyAction } from './lessonKeyAction.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  [' ', 'toggle-play'],
  ['m', 'toggle-mute'],
  ['F', 'toggle-full-screen'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['ArrowUp', 'volume-up'],
  ['ArrowDown', 'volume-down'],
  ['>', 'faster'],
  ['<', 'slower'],
  ['c', 'toggle-captions'],
  ['.', null],
  [',', null],
  ['Tab', null],
])('%s: %s', (key, action) => {
  expect(lessonKeyAction({ ...plain, key }, 'other')).toBe(action);
});

test.each([' ', 'm', 'ArrowLeft', '>', 'c'])('%j is text in a text field', (key) => {
  expect(lessonKeyAction({ ...plain, key }, 'text')).toBeNull();
});

test('a button keeps its space bar, the volume slider its arrows', () => {
  expect(lessonKeyAction({ ...plain, key: ' ' }, 'button')).toBeNull();
  expect(lessonKeyAction({ ...plain, key: 'ArrowRight' }, 'volume')).toBeNull();
  expect(lessonKeyAction({ ...plain, key: 'ArrowUp' }, 'volume')).toBe('volume-up');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s the key has no action', (modifier) => {
  expect(lessonKeyAction({ ...plain, key: 'c', [modifier]: true }, 'other')).toBeNull();
});
