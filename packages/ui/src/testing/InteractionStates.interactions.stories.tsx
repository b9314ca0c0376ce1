import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InteractionStates } from './InteractionStates.tsx';

const meta = { tags: ['!autodocs'], component: InteractionStates } satisfies Meta<typeof InteractionStates>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The focus is on each box, which Tab reaches one by one, and on the one radio of a group that Tab reaches. */
export const FocusRow: Story = {
  args: {
    isNeverDisabled: true,
    children: (_, name) => (
      <>
        <input type="checkbox" aria-label={`${name} 勾选`} checked onChange={nothing} />
        <input type="checkbox" aria-label={`${name} 未勾选`} checked={false} onChange={nothing} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const focused = [...canvasElement.querySelectorAll('.pseudo-focus-visible')];
    await expect(focused).toEqual(canvas.getAllByRole('checkbox', { name: /^焦点/ }));
  },
};

export const FocusRowOfAGroup: Story = {
  args: {
    isNeverDisabled: true,
    children: (_, name) => (
      <>
        <input type="radio" name={name} aria-label={`${name} 周`} />
        <input type="radio" name={name} aria-label={`${name} 月`} defaultChecked />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const focused = [...canvasElement.querySelectorAll('.pseudo-focus-visible')];
    await expect(focused).toEqual([canvas.getByRole('radio', { name: '焦点 月' })]);
  },
};
