import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MonthChoices } from './MonthChoices.tsx';

const meta = {
  title: '选月 MonthChoices',
  id: 'month-choices',
  component: MonthChoices,
  args: {
    date: '2026-11-21',
    today: '2026-11-21',
    training: { from: '2026-09-07', to: '2026-12-25' },
    onChoose: fn(),
  },
} satisfies Meta<typeof MonthChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Months of the training have a dot. */
export const AYear: Story = {
  name: '一年 A Year',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一年' }));
    await userEvent.click(canvas.getByRole('button', { name: /^2027 年 2 月/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('2027-02-01');
  },
};

export const UnknownTraining: Story = { name: '未知培训 Unknown Training', args: { training: null } };
