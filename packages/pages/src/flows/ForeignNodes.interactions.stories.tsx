import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { tolerateForeignNodes } from '../platform/portal/tolerateForeignNodes.ts';
import { keepTranslating, type Translation } from '../testing/keepTranslating.ts';

/** Bare words that come, change and go, before and after elements that do. */
function BareWords() {
  const [count, setCount] = useState(0);
  const isOdd = count % 2 === 1;
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {isOdd && <i>忙</i>}第 {count} 次{isOdd ? '，奇数' : <b>，偶数</b>}
        {isOdd && '。'}
      </button>
      <input aria-label="姓名" />
    </>
  );
}

const meta = {
  tags: ['!autodocs'],
  render: () => <BareWords />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tolerated = (translation: Translation): Story => ({
  beforeEach: () => {
    const takeOff = tolerateForeignNodes();
    const stop = keepTranslating(translation);
    return () => {
      stop();
      takeOff();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const button = canvas.getByRole('button');
    await userEvent.type(canvas.getByRole('textbox'), '沈雨薇');
    for (const words of ['忙第 1 次，奇数。', '第 2 次，偶数', '忙第 3 次，奇数。', '第 4 次，偶数']) {
      await userEvent.click(button);
      await expect(button.textContent).toBe(words);
    }
    await expect(canvas.getByRole('button')).toBe(button);
    await expect(canvas.getByRole('textbox')).toHaveValue('沈雨薇');
    await expect(warn).toHaveBeenCalledOnce();
  },
});

export const Replaced: Story = tolerated('replaced');
export const Wrapped: Story = tolerated('wrapped');
export const Renewed: Story = tolerated('renewed');

/** A node is gone with nothing in its place: the others keep theirs. */
export const Removed: Story = {
  beforeEach: tolerateForeignNodes,
  play: async ({ canvas, userEvent }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const button = canvas.getByRole('button');
    button.firstChild?.remove();
    await userEvent.click(button);
    await expect(button.textContent).toBe('忙1 次，奇数。');
    await userEvent.click(button);
    await expect(button.textContent).toBe('2 次，偶数');
    await expect(warn).toHaveBeenCalledOnce();
  },
};

/** Where nobody has changed the page, it does nothing. */
export const Untouched: Story = {
  beforeEach: tolerateForeignNodes,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const words of ['忙第 1 次，奇数。', '第 2 次，偶数']) {
      await userEvent.click(button);
      await expect(button.textContent).toBe(words);
    }
  },
};
