import { makeLessonComment, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { StatefulCommentPanel } from '../testing/StatefulPanels.tsx';
import { LessonCommentPanel } from './LessonCommentPanel.tsx';

const long = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);
const xss = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';

const meta = {
  title: '课堂评论 LessonCommentPanel',
  id: 'lesson-comment-panel',
  component: LessonCommentPanel,
  args: {
    head: { variant: 'titled', onClose: fn() },
    comments: ready(makeMany(makeLessonComment, 6)),
    now: new Date('2026-11-21T15:20:00+08:00'),
    draft: { value: '', onChange: fn(), keep: fn(), clear: fn() },
    parent: null,
    onReply: fn(),
    onSend: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
  },
  parameters: { frame: { width: 360, height: 620 } },
  render: (args) => <StatefulCommentPanel {...args} />,
} satisfies Meta<typeof LessonCommentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', args: { comments: ready(makeMany(makeLessonComment, 999)) } };
export const Loading: Story = { name: '加载 骨架 Loading', args: { comments: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { comments: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { comments: failed('系统繁忙', fn()) } };
/** Little is known of the first comment; the second replies to one that is gone. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    comments: ready([
      makeLessonComment({ authorName: '匿名用户', authorAvatarUrl: null, createdAt: null }),
      makeLessonComment({ parentId: 'gone', parentAuthorName: '唐晓曼' }, 2),
    ]),
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    comments: ready([
      makeLessonComment({ authorName: long.slice(0, 80), text: long }),
      makeLessonComment({ authorName: long.slice(0, 80), parentAuthorName: long.slice(0, 80) }, 1),
    ]),
  },
};
export const HostileText: Story = {
  name: '异常文字 Hostile Text',
  args: { comments: ready([makeLessonComment({ authorName: xss, text: xss, createdAt: xss })]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(xss).length).toBeGreaterThan(1);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect('__xss' in window).toBe(false);
  },
};
