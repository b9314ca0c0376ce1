import type { MediaEvent } from '@cloud-school/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { AudioPlayer } from './AudioPlayer.tsx';

const onMedia = fn<(event: MediaEvent) => void>();

const meta = {
  tags: ['!autodocs'],
  component: AudioPlayer,
  args: {
    title: '海姆立克：听口令做动作',
    src: '/media/lessons/choking/audio.m4a',
    startAtMs: 12_000,
    onMedia,
  },
  parameters: { frame: { maxWidth: 608 } },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

function audioIn(element: HTMLElement): HTMLAudioElement {
  const audio = element.querySelector('audio');
  if (!audio) throw new Error('There is no audio element.');
  return audio;
}

export const PlaysFromTheLastPosition: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('it says where it goes on', async () => {
      await expect(await canvas.findByText('上次学到 00:12')).toBeVisible();
      await waitFor(() => expect(audioIn(canvasElement).currentTime).toBe(12));
    });
    await step('a press plays it at the chosen rate', async () => {
      // A browser plays sound only after a real press, which a test does not make.
      const play = spyOn(audioIn(canvasElement), 'play').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: '倍速 1.0x' }));
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '2.0x' }));
      await waitFor(() => expect(audioIn(canvasElement).playbackRate).toBe(2));
      await userEvent.click(canvas.getByRole('button', { name: '播放' }));
      await expect(play).toHaveBeenCalled();
    });
    await step('its steps move it by five seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前进 5 秒' }));
      await waitFor(() => expect(audioIn(canvasElement).currentTime).toBe(17));
      await waitFor(() =>
        expect(onMedia).toHaveBeenCalledWith({ type: 'seeked', positionMs: 17_000, rate: 2 }),
      );
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(audioIn(canvasElement).currentTime).toBe(12));
    });
  },
};

export const AMissingFileCanBeTriedAgain: Story = {
  args: { src: '/media/lessons/none.m4a' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('音频暂时无法播放');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('音频暂时无法播放');
  },
};
