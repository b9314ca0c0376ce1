import { makeCommonQuestion, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { QuestionsBlock } from './QuestionsBlock.tsx';

const meta = {
  title: '首页常见问题 QuestionsBlock',
  id: 'questions-block',
  component: QuestionsBlock,
  args: {
    questions: ready(makeMany(makeCommonQuestion, 3)),
    getLink: ({ id }) => `#${id}`,
    moreTo: '#majors',
  },
} satisfies Meta<typeof QuestionsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { questions: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { questions: ready([]) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { questions: failed('系统繁忙', fn()) },
};
export const Partial: Story = {
  name: '部分 Partial',
  args: { questions: ready([makeCommonQuestion({ answer: '' })]) },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    questions: ready(
      makeMany(
        (_, index) =>
          makeCommonQuestion(
            {
              name: '外省户籍、已在本省缴纳社保满一年但中间断缴过两个月的在职护理员，还可以申领职业技能提升补贴吗？',
            },
            index,
          ),
        3,
      ),
    ),
  },
};

/** More data than the block shows: three questions, their answers as plain text. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: {
    questions: ready([
      makeCommonQuestion({ answer: '<p>可以<img src="x" onerror="window.xss = 1">报考</p>' }),
      ...makeMany(makeCommonQuestion, 1000).slice(1),
    ]),
  },
  play: async ({ canvas, step }) => {
    const block = within(canvas.getByRole('region', { name: '常见问题' }));
    await step('three questions are shown, each a link to its answer', async () => {
      await expect(block.getAllByRole('listitem')).toHaveLength(3);
      await expect(block.getByRole('link', { name: /直接考三级/ })).toHaveAttribute('href', '#question-1');
    });
    await step('foreign HTML shows as plain text', async () => {
      await expect(block.getByText(/可以.*报考/)).toBeVisible();
      await expect(block.queryByRole('img')).toBeNull();
    });
  },
};
