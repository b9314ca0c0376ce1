import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommonQuestions } from './CommonQuestions.tsx';

const meta = {
  title: '常见问题 CommonQuestions',
  id: 'common-questions',
  component: CommonQuestions,
  args: {
    questions: [
      { id: 'q-1', name: '没有护理经验可以报名吗？', answer: '<p>可以，五级从基础学起。</p>', majorId: null },
      { id: 'q-2', name: '考试没有通过怎么办？', answer: '<p>可以免费补考一次。</p>', majorId: null },
    ],
    questionId: null,
    onShow: fn(),
  },
} satisfies Meta<typeof CommonQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: '考试没有通过怎么办？' });
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('可以免费补考一次。')).toBeVisible();
  },
};
export const Named: Story = {
  name: '从首页点进来 Named',
  args: { questionId: 'q-2' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '考试没有通过怎么办？' })).toHaveFocus();
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { name: '空 Empty', args: { questions: [] } };
