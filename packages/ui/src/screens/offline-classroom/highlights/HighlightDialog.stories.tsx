import { makeHighlight, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HighlightDialog } from './HighlightDialog.tsx';

const meta = {
  title: '花絮弹窗 HighlightDialog',
  id: 'highlight-dialog',
  component: HighlightDialog,
  args: { highlights: makeMany(makeHighlight, 4), index: 1, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HighlightDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: '图片 Picture' };
export const Video: Story = { name: '视频 Video', args: { index: 0 } };
/** The only one, without a name: no pager. */
export const One: Story = {
  name: '一个 One',
  args: { highlights: [makeHighlight({ name: '' }, 1)], index: 0 },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    highlights: [
      makeHighlight(
        { name: '第四组的同学在何老师的指导下第一次独立完成床椅转移，全程没有提示'.repeat(2) },
        1,
      ),
    ],
    index: 0,
  },
};
export const MissingPicture: Story = {
  name: '缺图片 Missing Picture',
  args: { highlights: [makeHighlight({ url: '/media/none.svg' }, 1)], index: 0 },
};
export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
