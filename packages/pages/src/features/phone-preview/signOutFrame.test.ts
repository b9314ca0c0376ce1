import { expect, test, vi } from 'vitest';
import { signOutFrame } from './signOutFrame.ts';

test('the logout is for the configured origin alone', () => {
  const postMessage = vi.fn();
  signOutFrame({ postMessage }, 'https://m.example');
  expect(postMessage.mock.calls).toEqual([[{ type: 'logout' }, 'https://m.example']]);
});

test('without a frame nothing is sent', () => {
  expect(() => signOutFrame(null, 'https://m.example')).not.toThrow();
});
