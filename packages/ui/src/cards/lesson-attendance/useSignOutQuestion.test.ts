import type { SignKind } from '@cloud-school/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useSignOutQuestion } from './useSignOutQuestion.tsx';

vi.mock('../../primitives/dialog/ConfirmDialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is sent at a yes', true, [['sign-out']]],
  ['is not sent at a no', false, []],
])('a 签退 whose question does not load is asked by the browser, and %s', async (_, answer, sent) => {
  const confirm = vi.fn(() => answer);
  vi.stubGlobal('window', { confirm });
  const onSign = vi.fn();
  let press: ((kind: SignKind) => void) | undefined;
  function Buttons() {
    press = useSignOutQuestion(onSign).press;
    return null;
  }
  renderToStaticMarkup(createElement(Buttons));
  press?.('sign-out');
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(onSign.mock.calls).toEqual(sent);
});
