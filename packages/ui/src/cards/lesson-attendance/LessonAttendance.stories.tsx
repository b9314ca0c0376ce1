import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING } from '../../primitives/block/Loadable.ts';
import { LessonAttendance } from './LessonAttendance.tsx';
import { LESSON_ARGS } from './testing/lessonArgs.tsx';

const onRetry = fn();

const meta = {
  title: '课堂考勤 LessonAttendance',
  id: 'lesson-attendance',
  component: LessonAttendance,
  args: { ...LESSON_ARGS.signing, ground: 'page' },
} satisfies Meta<typeof LessonAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { attendance: LOADING } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { attendance: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试加载考勤' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
/** Another try is of no use. */
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: { attendance: failed('您不在该班级中', onRetry, true) },
};
