import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Ticker } from './Ticker.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Ticker<string>,
  args: {
    label: '最新公告',
    items: ['考场安排', '补贴申领', '停电安排'],
    renderItem: (notice) => <a href="#notice">{notice}</a>,
    // An hour: the stories check when the ticker may run, not the timer.
    interval: 3_600_000,
  },
} satisfies Meta<typeof Ticker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepsByHand: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the next button wraps from the last line to the first', async () => {
      for (const notice of ['补贴申领', '停电安排', '考场安排']) {
        await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
        await expect(canvas.getByRole('link', { name: notice })).toBeInTheDocument();
      }
    });
    await step('the previous button wraps back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
      await expect(canvas.getByRole('link', { name: '停电安排' })).toBeInTheDocument();
    });
    await step('one line at a time is focusable', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
  },
};

let turn: (() => void) | undefined;

/** The story controls the clock. */
export const RunsByItself: Story = {
  globals: { motion: 'full' },
  beforeEach: () => {
    turn = undefined;
    const setInterval = window.setInterval.bind(window);
    const ours = (run: () => void, ms?: number) => {
      if (ms === 3_600_000) turn = run;
      return setInterval(run, ms);
    };
    Object.assign(window, { setInterval: ours });
    return () => Object.assign(window, { setInterval });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(turn).toBeDefined());
    turn?.();
    await expect(await canvas.findByRole('link', { name: '补贴申领' })).toBeInTheDocument();
  },
};

/** It keeps out of the corner, where the pointer of a browser without windows rests. */
export const PausesOnHoverAndFocus: Story = {
  args: { style: { margin: 8 } },
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent, step }) => {
    const ticker = canvas.getByRole('region', { name: '最新公告' });
    await step('the ticker pauses on hover', async () => {
      await expect(ticker).toHaveAttribute('data-rotating', 'true');
      await userEvent.hover(ticker);
      await expect(ticker).toHaveAttribute('data-rotating', 'false');
      await userEvent.unhover(ticker);
      await expect(ticker).toHaveAttribute('data-rotating', 'true');
    });
    await step('the ticker pauses while its link has the focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(ticker).toHaveAttribute('data-rotating', 'false'));
    });
    await step('the button pauses the ticker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '暂停滚动' }));
      await userEvent.unhover(ticker);
      await expect(canvas.getByRole('button', { name: '继续滚动' })).toBeInTheDocument();
      await expect(ticker).toHaveAttribute('data-rotating', 'false');
    });
  },
};

export const SurvivesAShorterList: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return (
      <>
        <Ticker {...args} items={items} />
        <button type="button" onClick={() => setItems(items.slice(0, 1))}>
          只剩一条
        </button>
        <button type="button" onClick={() => setItems([])}>
          一条不剩
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await expect(canvas.getByRole('link', { name: '停电安排' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '只剩一条' }));
    await expect(canvas.getByRole('link', { name: '考场安排' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '下一条' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '一条不剩' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
