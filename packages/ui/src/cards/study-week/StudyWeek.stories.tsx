import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StudyWeek } from './StudyWeek.tsx';

const days = [16, 17, 18, 19, 20, 21, 22].map((day) => ({
  date: `2026-11-${day}`,
  isStudied: day < 20,
  isToday: day === 19,
}));
const goal = { text: '12 月 23 日前通过三级认定', daysLeft: 34 };

const meta = {
  title: '本周学习 StudyWeek',
  id: 'study-week',
  component: StudyWeek,
  args: { days, rate: '78.9%', goal },
  parameters: { frame: { maxWidth: 1200 } },
} satisfies Meta<typeof StudyWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: '本周学习' });
    await expect(strip).toHaveTextContent(/本周学习\s*4\s*天/);
    await expect(strip).toHaveTextContent(/已超过\s*78\.9% 的同学/);
    await expect(strip).toHaveTextContent(/还剩\s*34\s*天/);
    await expect(canvas.getByText('今天').closest('li')).toHaveAttribute('aria-current', 'date');
  },
};

/** Nothing yet this week, no rank, no goal. */
export const Beginning: Story = {
  name: '刚开始 Beginning',
  args: { days: days.map((day) => ({ ...day, isStudied: false })), rate: null, goal: null },
};

export const LastDay: Story = {
  name: '最后一天 Last Day',
  args: { rate: null, goal: { ...goal, daysLeft: 0 } },
};

export const LongGoal: Story = {
  name: '长目标 Long Goal',
  args: {
    goal: {
      ...goal,
      text: '完成全部必修课堂与 48 个实训课时，并在 12 月 23 日前通过养老护理员（三级）职业技能等级认定',
    },
  },
};

/** Each part is a row: its words at the left, its figure at the right edge. */
export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { maxWidth: 343 } },
  args: { goal: { ...goal, text: '1 月 3 日前拿到三级证书' } },
  play: async ({ canvas, step }) => {
    const box = (words: RegExp) => canvas.getByText(words).getBoundingClientRect();
    await step('labels begin at one edge, and figures end at one', async () => {
      await expect(box(/^目标/).left).toBe(box(/^班级里/).left);
      await expect(box(/还剩/).right).toBe(box(/已超过/).right);
    });
  },
};

/** At 320 px the days have a line of their own, and so has each part. */
export const SmallestPhone: Story = {
  name: '最小的手机 Smallest Phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { maxWidth: 288 } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('region').getBoundingClientRect();
    const days = canvas.getByRole('list').getBoundingClientRect();
    await expect(days.right).toBeLessThanOrEqual(right - 16);
    const [rank, left] = [canvas.getByText(/已超过/), canvas.getByText(/还剩/)].map((text) =>
      text.getBoundingClientRect(),
    );
    await expect(left?.top).toBeGreaterThan(rank?.bottom ?? Infinity);
  },
};
