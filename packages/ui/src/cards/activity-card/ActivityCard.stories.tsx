import { makeActivityContent, makeClassActivity, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ActivityCardSkeleton } from './ActivityCardSkeleton.tsx';

const meta = {
  title: '活动卡片 ActivityCard',
  id: 'activity-card',
  component: ActivityCard,
  args: { activity: makeClassActivity(), now: '2026-11-21 11:08:00', onOpen: fn(), onExam: fn() },
  parameters: { frame: { maxWidth: 672 } },
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

/** Running, missed, attended, upcoming, elective, a week long. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack>
      {makeMany(makeClassActivity, 6).map((activity) => (
        <ActivityCard key={activity.id} {...args} activity={activity} />
      ))}
    </SampleStack>
  ),
};

export const Loading: Story = { name: '加载 骨架 Loading', render: () => <ActivityCardSkeleton /> };

const contents = (['video', 'article', 'document', 'homework', 'test', 'image', 'other'] as const).map(
  (kind, index) => makeActivityContent({ id: `${index}`, name: `第 ${index + 1} 项内容`, kind }),
);
export const EveryKind: Story = {
  name: '每种内容 Every Kind',
  args: { activity: makeClassActivity({ contents }) },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    activity: makeClassActivity({
      name: '失能老人体位转移与压疮预防：翻身、叩背、受压点检查、床椅转移与轮椅使用中的安全要点（上下午连上）',
      address: '杭州市拱墅区莫干山路 1418 号拱墅校区实训楼 302 室（从北门进，电梯到三层后左转）',
      contents: contents.map((content) => ({
        ...content,
        name: '养老护理员（三级）职业技能等级认定理论知识考试模拟测试（二）：生活照护、基础照护与康复服务',
      })),
    }),
  },
};
export const FewFields: Story = {
  name: '字段不全 Few Fields',
  args: {
    activity: makeClassActivity({
      status: null,
      startsAt: null,
      endsAt: null,
      contents: [makeActivityContent({ activityContentId: null, name: '', kind: 'test' })],
    }),
  },
};

/** Handed in: who has it now, the score, and what only the server's list says. */
export const HandedIn: Story = {
  name: '已提交 Handed In',
  args: {
    activity: makeClassActivity({
      contents: [
        makeActivityContent({
          id: '1',
          name: '记录一次翻身护理',
          kind: 'homework',
          handIn: { status: 'pending-review', score: null },
        }),
        makeActivityContent({
          id: '2',
          name: '沟通与观察随堂小测',
          kind: 'test',
          handIn: { status: 'reviewed', score: 92 },
        }),
        makeActivityContent({ id: '3', name: '理论模拟测试（二）', kind: 'test', progress: 100 }),
        makeActivityContent({ id: '4', name: '翻身与体位课后练习', kind: 'test', progress: 0 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已提交 · 待批阅')).toBeVisible();
    await expect(canvas.getByText('92 分')).toBeVisible();
    await expect(canvas.getByText('已提交')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看：记录一次翻身护理' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去测试：翻身与体位课后练习' })).toBeVisible();
  },
};
