import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  tags: ['!autodocs'],
  component: SegmentedControl,
  args: {
    label: '登录方式',
    value: 'sms',
    options: [
      { value: 'sms', label: '短信登录' },
      { value: 'password', label: '密码登录' },
    ],
    onChange: fn(),
  },
  render: function Stateful({ onChange, ...rest }) {
    const [value, setValue] = useState(rest.value);
    return (
      <SegmentedControl
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClickAndArrowKeys: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click on a label chooses', async () => {
      await userEvent.click(canvas.getByText('密码登录'));
      await expect(canvas.getByRole('radio', { name: '密码登录' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('password');
    });
    await step('the arrow keys choose', async () => {
      canvas.getByRole('radio', { name: '密码登录' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: '短信登录' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('sms');
    });
  },
};

export const ChoosingShiftsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: '登录方式' });
    const before = group.getBoundingClientRect().width;
    await userEvent.click(canvas.getByText('密码登录'));
    await expect(group.getBoundingClientRect().width).toBe(before);
  },
};
