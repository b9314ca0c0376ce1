import { makeClassroom } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { LessonEndCard, type LessonEnd } from './LessonEndCard.tsx';

const end: LessonEnd = {
  saving: 'done',
  scope: 'lesson',
  chapterName: '第四章　体位与压疮',
  chapter: { done: 3, required: 7 },
  course: { done: 19, required: 25 },
  next: makeClassroom({ name: '压疮分期图谱', kind: 'image', duration: null }),
};

const meta = {
  title: '本节已完成 LessonEndCard',
  id: 'lesson-end-card',
  component: LessonEndCard,
  args: { end, onNext: fn(), onAgain: fn(), onClose: fn(), onBack: fn() },
  parameters: { frame: { maxWidth: 416 } },
} satisfies Meta<typeof LessonEndCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the next item has the focus, and begins on a press alone', async () => {
      await expect(canvas.getByRole('region', { name: '本节已完成' })).toHaveTextContent(
        '本章 3 / 7，全课 19 / 25',
      );
      await expect(canvas.getByRole('button', { name: '开始下一节' })).toHaveFocus();
      await expect(args.onNext).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** The end of a chapter and of the course; on its way to the server. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack>
      <LessonEndCard {...args} end={{ ...end, scope: 'chapter' }} />
      <LessonEndCard {...args} end={{ ...end, scope: 'course', next: null }} />
      <LessonEndCard {...args} end={{ ...end, saving: 'recording' }} />
    </SampleStack>
  ),
};

/** Stored on the device: nothing is called done that the server does not count. */
export const Unsaved: Story = {
  name: '未上传 Unsaved',
  args: { end: { ...end, saving: 'unsaved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '本节已看完' })).toHaveTextContent('学习进度已存在本机');
  },
};
