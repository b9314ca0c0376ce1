import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The attempt with 82 points of the sandbox's student. */
export const Reviewed: Story = {
  render: pageStory({
    path: '/study/test/check-my-test-exam?workId=w-theory-2-u-shen&answerLogId=log-shen-1',
    isSignedIn: true,
  }),
  globals: { brand: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本次得分')).toBeVisible();
    await expect(await canvas.findByText('解析')).toBeVisible();
  },
};

const REVIEW = '/study/test/check-my-test-exam?workId=w-theory-2-u-shen&answerLogId=log-shen-1';

/** The address of the page names the question that is shown, as a reload would open it. */
export const NamesItsQuestion: Story = {
  render: pageStory({ path: `${REVIEW}&question=q-theory-22`, isSignedIn: true }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('an address with a question opens it', async () => {
      await expect(await canvas.findByRole('region', { name: '第 22 题' })).toBeVisible();
    });
    await step('the next one is shown in its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
      await expect(await canvas.findByRole('region', { name: '第 23 题' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: '第 22 题' })).toBeNull();
    });
  },
};

/** A question that the paper no longer has. */
export const QuestionThatIsGone: Story = {
  render: pageStory({ path: `${REVIEW}&question=q-none`, isSignedIn: true }),
  globals: { brand: 'portal', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '第 1 题' })).toBeVisible();
  },
};
