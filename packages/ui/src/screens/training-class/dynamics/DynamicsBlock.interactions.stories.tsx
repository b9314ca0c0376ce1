import { makeActivityDynamic, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { DynamicsBlock } from './DynamicsBlock.tsx';

const meta = {
  tags: ['!autodocs'],
  component: DynamicsBlock,
  args: { dynamics: ready(makeMany(makeActivityDynamic, 30)) },
  parameters: { frame: { maxWidth: 384 } },
} satisfies Meta<typeof DynamicsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

let turn: (() => void) | undefined;

/** The story ends the 5000 ms itself. */
export const TurnsEveryFiveSeconds: Story = {
  globals: { motion: 'full' },
  beforeEach: () => {
    const setInterval = window.setInterval.bind(window);
    turn = undefined;
    const ours = (run: () => void, ms?: number) => {
      if (ms === 5000) turn = run;
      return setInterval(run, ms === 5000 ? 3_600_000 : ms);
    };
    Object.assign(window, { setInterval: ours });
    return () => Object.assign(window, { setInterval });
  },
  play: async ({ canvas, userEvent, step }) => {
    const ticker = await canvas.findByRole('region', { name: '班级动态' });
    await step('one entry, then the next', async () => {
      await expect(canvas.getByText('发布了笔记《翻身四步》')).toBeInTheDocument();
      await waitFor(() => expect(turn).toBeDefined());
      turn?.();
      await expect(await canvas.findByText('完成了签到')).toBeInTheDocument();
    });
    await step('it rests under a pointer and by its button', async () => {
      await userEvent.hover(ticker);
      await expect(ticker).toHaveAttribute('data-rotating', 'false');
      await userEvent.click(canvas.getByRole('button', { name: '暂停滚动' }));
      await userEvent.unhover(ticker);
      await expect(ticker).toHaveAttribute('data-rotating', 'false');
      await expect(canvas.getByRole('button', { name: '继续滚动' })).toBeInTheDocument();
    });
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '班级动态' })).toHaveAttribute(
      'data-rotating',
      'false',
    );
    await expect(canvas.getByRole('button', { name: '继续滚动' })).toBeInTheDocument();
  },
};
