import { expect, waitFor } from 'storybook/test';

/** Waits until keys can scroll the list of a panel: a list without buttons takes the focus one frame after it overflows. */
export async function expectReachableList(canvasElement: HTMLElement) {
  await waitFor(async () => {
    const list = [...canvasElement.querySelectorAll('section > div')].find(
      (box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight,
    );
    if (list && !list.querySelector('button')) await expect(list).toHaveAttribute('tabindex', '0');
  });
}
