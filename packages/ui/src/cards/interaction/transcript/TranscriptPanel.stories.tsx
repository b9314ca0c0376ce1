import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import { createSamplePlayhead, SAMPLE_LINES } from './testing/sampleTranscript.ts';
import { TranscriptPanel } from './TranscriptPanel.tsx';

const meta = {
  title: '文字稿 TranscriptPanel',
  id: 'transcript-panel',
  component: TranscriptPanel,
  args: {
    head: { variant: 'titled' },
    lines: ready(SAMPLE_LINES),
    playhead: createSamplePlayhead(37_000),
  },
  parameters: { frame: { width: 360, height: 640 } },
} satisfies Meta<typeof TranscriptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { lines: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { lines: ready([]) } };
export const Failed: Story = { name: '失败 Failed', args: { lines: failed('系统繁忙', fn()) } };
export const LongLines: Story = {
  name: '长句 Long Lines',
  args: {
    lines: ready(
      SAMPLE_LINES.map((line, index) => ({
        ...line,
        startMs: line.startMs + 3_600_000 * index,
        text: index % 2 ? `${line.text}https://example.com/${'a'.repeat(80)}` : line.text.repeat(6),
      })),
    ),
  },
};
export const Phone: Story = {
  name: '手机 Phone',
  args: { head: { variant: 'titled', onClose: fn() } },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { width: 375, height: 420 } },
};

export const FollowsAndSeeks: Story = {
  name: '跟随与跳转 Follows And Seeks',
  args: { playhead: createSamplePlayhead(7000) },
  parameters: { docs: { disable: true }, frame: { width: 360, height: 360 } },
  play: async ({ args, canvas, userEvent, step }) => {
    const line = (words: string | RegExp) => canvas.getByRole('button', { name: words });
    const isShown = (element: HTMLElement) => {
      const box = element.closest('section')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return box !== undefined && top >= box.top && bottom <= box.bottom;
    };
    await step('the line that is said is current', async () => {
      await expect(line(/第一节，床旁沟通/)).toHaveAttribute('aria-current', 'time');
    });
    await step('the list follows the player within itself', async () => {
      const before = window.scrollY;
      args.playhead.seekTo(6000 * 14);
      await waitFor(() => expect(line(/松手还是红的/)).toHaveAttribute('aria-current', 'time'));
      await waitFor(() => expect(isShown(line(/松手还是红的/))).toBe(true));
      await expect(window.scrollY).toBe(before);
    });
    await step('arrows move between the lines, Enter goes to the moment of one', async () => {
      line(/松手还是红的/).focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(line(/现在看第一处受压点/)).toHaveFocus();
      await expect(canvas.getByRole('switch', { name: '跟随播放' })).not.toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(args.playhead.getPositionMs()).toBe(6000 * 12);
      await expect(canvas.getByRole('switch', { name: '跟随播放' })).toBeChecked();
    });
    await step('the search counts, shows and leaves its places', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '在文字稿里找' }), '床轮');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 / 2');
      await expect(canvas.getAllByText('床轮', { selector: 'mark' })).toHaveLength(2);
      // The Enter by which Safari takes a candidate.
      await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 229 });
      await expect(canvas.getByRole('status')).toHaveTextContent('1 / 2');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('2 / 2');
      await waitFor(() => expect(isShown(line(/最常见的扣分/))).toBe(true));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('textbox', { name: '在文字稿里找' })).toHaveValue('');
    });
  },
};
