import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Pagination,
  args: { current: 1, pages: 12, hasJump: true, onChange: fn() },
  render: function Stateful({ onChange, ...rest }) {
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

export const NextNumbersAndEnds: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('on the first page, 上一页 is disabled', async () => {
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    });
    await step('the student clicks 下一页, then a page number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(2);
      await userEvent.click(canvas.getByRole('button', { name: '第 12 页' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
      await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
    });
    await step('a click on the current page does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 12 页' }));
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const JumpStaysInRange: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '跳至页' });
    await step('Enter opens the page once', async () => {
      await userEvent.type(field, '3{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('a number beyond the end opens the last page; other characters are not accepted', async () => {
      await userEvent.type(field, 'a99{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
      await userEvent.type(field, '0{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};
