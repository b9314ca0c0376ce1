import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { WeekGrid } from './WeekGrid.tsx';

const today = makeLessonDay();
const [done, missed, running, upcoming] = today.lessons;

const meta = {
  title: '周历 WeekGrid',
  id: 'week-grid',
  component: WeekGrid,
  args: {
    from: '2026-11-15',
    now: '2026-11-21 11:08:00',
    days: [today],
    onLesson: fn(),
    onDay: fn(),
  },
  parameters: { frame: { maxWidth: 888 } },
} satisfies Meta<typeof WeekGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson in each phase, both kinds, and the line of now. */
export const Phases: Story = { name: '各阶段 Phases' };

/** The head of a day counts what its column has no room for. */
export const MoreThanTwoAtOnce: Story = {
  name: '同时多节课 More Than Two At Once',
  args: {
    days: [
      {
        ...today,
        lessons: [done, missed, running, running, running, upcoming].flatMap((lesson, index) =>
          lesson ? [{ ...lesson, key: `${index}` }] : [],
        ),
      },
    ],
  },
};

/** In the evening the corner says what of the week is above, and a press shows it. */
export const Evening: Story = {
  name: '晚上 Evening',
  args: {
    now: '2026-11-21 22:36:00',
    days: [{ ...today, lessons: [done, missed, running, upcoming].flatMap((lesson) => lesson ?? []) }],
  },
  play: async ({ canvas, userEvent }) => {
    const earlier = await canvas.findByRole('button', { name: /^更早 ?3 节$/ });
    await userEvent.click(earlier);
    await waitFor(() => expect(earlier).not.toBeInTheDocument());
  },
};

/** Opens at the morning; each day says 休息. */
export const NoLessons: Story = { name: '没有课 No Lessons', args: { days: [] } };
