import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Block } from './Block.tsx';
import { failed, LOADING, ready } from './Loadable.ts';
import type { Loadable } from './Loadable.ts';

const meta = {
  tags: ['!autodocs'],
  component: Block<string[]>,
  args: {
    of: ready(['考场安排']),
    skeleton: <p>骨架</p>,
    errorTitle: '公告加载失败',
    onError: fn(),
    children: (data) => data.join(),
  },
  // React logs a caught crash to the console; these stories crash on purpose.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof Block<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailsThenLoads: Story = {
  render: function Render(args) {
    const [of, setOf] = useState<Loadable<string[]>>(failed('系统繁忙', () => setOf(ready(['考场安排']))));
    return <Block {...args} of={of} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the failure is shown; a retry loads the content', async () => {
      await expect(canvas.getByText('系统繁忙')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
      await expect(canvas.getByText('考场安排')).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const AnnouncesLoading: Story = {
  args: { of: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在加载')).toBeInTheDocument();
    await expect(canvas.getByText('正在加载').parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const CrashStopsAtTheBlock: Story = {
  render: function Render(args) {
    const [isBroken, setIsBroken] = useState(true);
    return (
      <>
        <Block {...args}>
          {(data) => {
            if (isBroken) throw new Error('the drawing crashed');
            return data.join();
          }}
        </Block>
        <button type="button" onClick={() => setIsBroken(false)}>
          修好数据
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the block shows the failure; the rest of the page works', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('公告加载失败');
      await expect(canvas.getByRole('button', { name: '修好数据' })).toBeVisible();
      await expect(args.onError).toHaveBeenCalledOnce();
    });
    await step('a retry renders the block again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '修好数据' }));
      await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
      await expect(canvas.getByText('考场安排')).toBeVisible();
    });
  },
};

/** What did not come while there is no network says so, and no longer once there is one. */
export const FailsWithoutANetwork: Story = {
  args: {
    children: () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('公告加载失败网络断开，恢复后再试');
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toHaveTextContent('网络断开'));
  },
};
