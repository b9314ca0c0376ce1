import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Pagination,
  args: { current: 1, pages: 12, hasJump: true, onChange: fn() },
  render: function Held({ onChange, ...rest }) {
    const [current, setCurrent] = useState(rest.current);
    return (
      <Pagination
        {...rest}
        current={current}
        onChange={(page) => {
          setCurrent(page);
          onChange(page);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextNumberAndEnds: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the first page has nothing before it', async () => {
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    });
    await step('next, then a number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(2);
      await userEvent.click(canvas.getByRole('button', { name: '第 12 页' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
      await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
    });
    await step('the current page asks for nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 12 页' }));
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const JumpStaysInTheList: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '跳至页' });
    await step('Enter goes there, once', async () => {
      await userEvent.type(field, '3{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('beyond the end means the last page; other letters are not taken', async () => {
      await userEvent.type(field, 'a99{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
      await userEvent.type(field, '0{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
