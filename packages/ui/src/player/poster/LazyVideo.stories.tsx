import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { RenewAddress } from '../../theme/RenewAddress.ts';
import { LazyVideo } from './LazyVideo.tsx';

const meta = {
  title: '封面视频 LazyVideo',
  id: 'lazy-video',
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

export const Poster: Story = { name: '海报 Poster' };
export const MissingPoster: Story = { name: '缺海报 Missing Poster', args: { posterUrl: null } };

export const PlaysOnClick: Story = {
  name: '点击播放 Plays On Click',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { height } = canvasElement.getBoundingClientRect();
    // A test makes no real press, without which a browser plays no sound.
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await step('before the click, only the poster is rendered', async () => {
      await expect(canvasElement.querySelector('video')).toBeNull();
    });
    await step('a click renders the player in the same place and focuses it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '播放视频：给宝宝洗第一次澡' }));
      await expect(await canvas.findByRole('region', { name: '视频：给宝宝洗第一次澡' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^(播放|暂停)$/ })).toHaveFocus());
      await waitFor(() => expect(play).toHaveBeenCalled());
      await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    });
  },
};

/** In a dialog that a click has opened, the video plays at once. */
export const StartsAtOnce: Story = {
  name: '立即播放 Starts At Once',
  args: { autoPlay: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};

const NEW_ADDRESSES: Record<string, string> = {
  '/media/videos/none.mp4?auth_key=1': '/media/videos/baby-bath.mp4?auth_key=2',
};

/** 重试 asks for the address again, and the video goes on at the new one. */
export const RetryRenewsTheAddress: Story = {
  name: '重试换新地址 Retry Renews The Address',
  args: { src: '/media/videos/none.mp4?auth_key=1' },
  render: function Expired(args) {
    const [src, setSrc] = useState(args.src);
    const [renew] = useState(() => async (address: string) => setSrc(NEW_ADDRESSES[address] ?? address));
    return (
      <RenewAddress value={renew}>
        <LazyVideo {...args} src={src} />
      </RenewAddress>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^播放视频/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('video')?.outerHTML).toContain('baby-bath.mp4?auth_key=2'),
    );
    await waitFor(() => expect(play).toHaveBeenCalled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => <InteractionStates isNeverDisabled>{() => <LazyVideo {...args} />}</InteractionStates>,
};
