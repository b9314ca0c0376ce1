import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Lesson } from '../lesson/Lesson.ts';
import { makeLessonDay } from '../testing/makeLessonDay.ts';
import { LessonCard } from './LessonCard.tsx';

const [done, missed, running, upcoming] = makeLessonDay().lessons as [Lesson, Lesson, Lesson, Lesson];

const meta = {
  title: '课程卡片 LessonCard',
  id: 'lesson-card',
  component: LessonCard,
  args: { lesson: running, to: '/activity', onClose: fn() },
} satisfies Meta<typeof LessonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only a running lesson has a solid button. */
export const Running: Story = { name: '进行中 Running' };
export const Done: Story = { name: '已完成 Done', args: { lesson: done } };
export const Missed: Story = { name: '缺勤 Missed', args: { lesson: missed } };
export const FaceToFace: Story = { name: '面授 Face To Face', args: { lesson: upcoming } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    lesson: {
      ...upcoming,
      activity: {
        ...upcoming.activity,
        name: '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点，以及两人配合时的口令、站位与呼吸节奏（上下午连上，请着工装并提前十分钟到场签到）',
      },
    },
  },
};
