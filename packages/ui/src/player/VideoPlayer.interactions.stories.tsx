import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  tags: ['!autodocs'],
  component: VideoPlayer,
  args: { src: '/media/videos/bedside-care.mp4', title: '三十度侧卧：四步做对' },
  parameters: { frame: { maxWidth: 680 } },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

function videoIn(element: HTMLElement): HTMLVideoElement {
  const video = element.querySelector('video');
  if (!video) throw new Error('There is no video element.');
  return video;
}

export const PlaysPausesAndSeeks: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const seek = await canvas.findByRole('slider', { name: '播放进度' });
    await step('the duration is shown before the video plays', async () => {
      await expect(await canvas.findByText('00:00 / 00:12')).toBeVisible();
      await expect(seek).toHaveAttribute('aria-valuetext', '0 秒，共 12 秒');
    });
    await step('the button plays and pauses the muted video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '静音' }));
      await expect(await canvas.findByRole('button', { name: '取消静音' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThan(0));
      await userEvent.click(await canvas.findByRole('button', { name: '暂停' }));
      await waitFor(() => expect(videoIn(canvasElement).paused).toBe(true));
    });
    await step('the slider seeks and announces the position', async () => {
      await fireEvent.input(seek, { target: { value: '6' } });
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(6));
      await expect(await canvas.findByText('00:06 / 00:12')).toBeVisible();
    });
    await step('arrow keys seek by five seconds', async () => {
      canvas.getByRole('button', { name: '播放' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(11));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(6));
      await userEvent.keyboard('m');
      await expect(await canvas.findByRole('button', { name: '静音' })).toBeVisible();
    });
    await step('at the end, the button plays the video again', async () => {
      await userEvent.keyboard('m');
      await fireEvent.input(seek, { target: { value: '11.9' } });
      await userEvent.keyboard('k');
      await expect(await canvas.findByRole('button', { name: '重新播放' })).toBeVisible();
    });
  },
};

export const RetriesAMissingFile: Story = {
  args: { src: '/media/videos/none.mp4' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the player shows the failure', async () => {
      await expect(await canvas.findByText('视频暂时无法播放')).toBeVisible();
    });
    await step('a retry loads the file again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重试' }));
      await expect(await canvas.findByText('视频暂时无法播放')).toBeVisible();
    });
  },
};

export const ScriptAddressIsNotOpened: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频暂时无法播放');
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
