import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Checkbox,
  args: { checked: false, children: '分享给同学', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAndSpaceKey: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click on the label toggles the box', async () => {
      await userEvent.click(canvas.getByText('分享给同学'));
      await expect(args.onChange).toHaveBeenLastCalledWith(true);
    });
    await step('the space key toggles the box', async () => {
      canvas.getByRole('checkbox', { name: '分享给同学' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const DisabledIgnoresClicks: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('分享给同学'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
