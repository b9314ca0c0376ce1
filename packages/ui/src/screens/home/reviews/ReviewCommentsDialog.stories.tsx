import { makeCourseReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReviewCommentsDialog } from './ReviewCommentsDialog.tsx';

const review = makeCourseReview();

const meta = {
  title: '评价评论弹窗 ReviewCommentsDialog',
  id: 'review-comments-dialog',
  component: ReviewCommentsDialog,
  parameters: { layout: 'fullscreen' },
  args: { review, comments: <p>3 条评论</p>, onClose: fn() },
} satisfies Meta<typeof ReviewCommentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ userEvent, args, step }) => {
    await step('the dialog has the whole review and its comments', async () => {
      const dialog = await screen.findByRole('dialog', { name: `${review.authorName}的点评` });
      await expect(dialog).toHaveTextContent(review.content);
      await expect(screen.getByText('3 条评论')).toBeVisible();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
