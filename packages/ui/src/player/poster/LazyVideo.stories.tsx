import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LazyVideo } from './LazyVideo.tsx';

const meta = {
  component: LazyVideo,
  args: {
    src: '/media/videos/baby-bath.mp4',
    title: '给宝宝洗第一次澡',
    posterUrl: '/media/covers/baby-bath.svg',
  },
  parameters: { frame: { maxWidth: 680 } },
} satisfies Meta<typeof LazyVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {};
export const MissingPoster: Story = { args: { posterUrl: null } };

export const PlayedOnAPress: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await step('until then there is only its poster', async () => {
      await expect(canvasElement.querySelector('video')).toBeNull();
    });
    await step('a press brings the player, in the same place, with the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '播放视频：给宝宝洗第一次澡' }));
      await expect(await canvas.findByRole('region', { name: '视频：给宝宝洗第一次澡' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^(播放|暂停)$/ })).toHaveFocus());
      await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    });
  },
};

/** Where a press has opened it already, as in a dialog. */
export const StartedAtOnce: Story = {
  args: { autoPlay: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};
