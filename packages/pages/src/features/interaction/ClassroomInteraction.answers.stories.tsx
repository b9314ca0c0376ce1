import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answerElsewhere, classroomStories } from './testing/classroomStory.tsx';
import { panelActions } from './testing/panelActions.ts';

/** A teacher answers while the student is away. */
const meta = {
  tags: ['!autodocs'],
  ...classroomStories,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnAnswerIsUnreadUntilItsPanelOpens: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press } = panelActions(context);
    const unread = () => canvas.queryByRole('button', { name: /^问答.*老师回复了您/ });
    await step('what the student looks at is read', async () => {
      await press('问答 3');
      await canvas.findByText(/健侧开始/);
      await press('关闭问答');
      await press('重新打开页面');
      await expect(await canvas.findByRole('button', { name: '问答 3' })).toBeVisible();
    });
    await step('another answer is marked at the next opening', async () => {
      answerElsewhere();
      // An answer of the last two seconds is not asked for again.
      await waitFor(async () => {
        await press('重新打开页面');
        await expect(unread()).toBeVisible();
      });
    });
    await step('until the panel opens', async () => {
      await press(/^问答/);
      await canvas.findAllByText('患侧在上');
      await press('关闭问答');
      await press('重新打开页面');
      await expect(await canvas.findByRole('button', { name: '问答 3' })).toBeVisible();
      await expect(unread()).toBeNull();
    });
  },
};
