import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WeekChoices } from './WeekChoices.tsx';

const meta = {
  title: '选周 WeekChoices',
  id: 'week-choices',
  component: WeekChoices,
  args: { date: '2026-11-21', today: '2026-11-21', onChoose: fn() },
} satisfies Meta<typeof WeekChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonthOfWeeks: Story = {
  name: '一月的周 A Month Of Weeks',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上个月' }));
    await userEvent.click(canvas.getByRole('button', { name: '10 月 4 日 至 10 月 10 日' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-10-04');
  },
};
