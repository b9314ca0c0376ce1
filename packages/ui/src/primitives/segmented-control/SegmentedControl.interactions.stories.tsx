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

/** The room on the smallest phone, and less. */
export const OptionsStayInTheTrack: Story = {
  args: {
    isFullWidth: true,
    options: [
      { value: 'sms', label: '护理学员' },
      { value: 'password', label: '健康学员' },
      { value: 'company', label: '企业入驻' },
    ],
  },
  play: async ({ canvas, step }) => {
    const group = canvas.getByRole('radiogroup', { name: '登录方式' });
    const options = [...group.querySelectorAll('label')].map((label) => () => label.getBoundingClientRect());
    async function expectInside() {
      const track = group.getBoundingClientRect();
      for (const boxOf of options) {
        await expect(boxOf().right).toBeLessThanOrEqual(track.right);
        await expect(boxOf().bottom).toBeLessThanOrEqual(track.bottom);
      }
    }
    await step('side by side in 248 px', async () => {
      group.style.width = '248px';
      await expectInside();
      await expect(group.getBoundingClientRect().height).toBe(44);
    });
    await step('below each other in 160 px', async () => {
      group.style.width = '160px';
      await expectInside();
      await expect(group.getBoundingClientRect().height).toBeGreaterThan(80);
    });
  },
};
