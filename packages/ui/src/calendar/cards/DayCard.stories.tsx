import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { DayCard } from './DayCard.tsx';

const { date, lessons } = makeLessonDay();

const meta = {
  title: '当日卡片 DayCard',
  id: 'day-card',
  component: DayCard,
  args: {
    date,
    mark: { kind: 'upcoming', count: 2 },
    lessons,
    activityTo: ({ activity }) => `/activity/${activity.id}`,
    onClose: fn(),
  },
} satisfies Meta<typeof DayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };

/** A hundred rows are in the document; the list of all lessons has the others. */
export const ManyLessons: Story = {
  name: '很多课 Many Lessons',
  args: {
    lessons: Array.from({ length: 35 }).flatMap((_, round) =>
      lessons.map((lesson) => ({ ...lesson, key: `${round} ${lesson.key}` })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(100);
    await expect(canvas.getByText('还有 40 项，请在“全部”中查看')).toBeInTheDocument();
  },
};
