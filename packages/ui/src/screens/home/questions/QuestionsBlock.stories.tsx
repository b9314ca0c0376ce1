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

export const Full: Story = {};
export const Loading: Story = { args: { questions: LOADING } };
export const Empty: Story = { args: { questions: ready([]) } };
export const Failed: Story = {
  args: { questions: failed('系统繁忙', fn()) },
};
export const Partial: Story = { args: { questions: ready([makeCommonQuestion({ answer: '' })]) } };

export const LongName: Story = {
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
      await expect(block.getByText('可以报考')).toBeVisible();
      await expect(block.queryByRole('img')).toBeNull();
    });
  },
};
