import { makeCourseReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReviewFilesDialog } from './ReviewFilesDialog.tsx';

const meta = {
  title: '评价图片弹窗 ReviewFilesDialog',
  id: 'review-files-dialog',
  component: ReviewFilesDialog,
  parameters: { layout: 'fullscreen' },
  args: { review: makeCourseReview(), index: 0, onClose: fn() },
} satisfies Meta<typeof ReviewFilesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromPictureToVideo: Story = {
  name: '从图片到视频 From Picture To Video',
  play: async ({ userEvent, step }) => {
    await step('the clicked picture is shown first', async () => {
      await expect(await screen.findByRole('img', { name: '沈雨薇的点评，第 1 个' })).toBeVisible();
    });
    await step('the video follows the pictures', async () => {
      await userEvent.click(screen.getByRole('button', { name: '下一页' }));
      await userEvent.click(screen.getByRole('button', { name: '下一页' }));
      await expect(await screen.findByRole('region', { name: '视频：沈雨薇的点评，第 3 个' })).toBeVisible();
    });
  },
};
