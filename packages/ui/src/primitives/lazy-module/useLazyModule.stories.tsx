import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLazyModule } from './useLazyModule.ts';

let attempts = 0;

/** Fails once, as after a lost connection. */
async function loadGreeting(): Promise<() => string> {
  attempts += 1;
  if (attempts === 1) throw new Error('The chunk could not be fetched.');
  return () => '已加载';
}

function Greeting() {
  const { module: greet, load } = useLazyModule(loadGreeting);
  return (
    <button type="button" onClick={load}>
      {greet ? greet() : '加载'}
    </button>
  );
}

const meta = {
  title: '按需模块 useLazyModule',
  id: 'use-lazy-module',
  component: Greeting,
} satisfies Meta<typeof Greeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FailsOnceThenLoads: Story = {
  name: '先失败再加载 Fails Once Then Loads',
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('after a failed load, the fallback stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '加载' }));
      await expect(attempts).toBe(1);
      await expect(canvas.getByRole('button', { name: '加载' })).toBeVisible();
    });
    await step('the next click loads the module again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '加载' }));
      await expect(await canvas.findByRole('button', { name: '已加载' })).toBeVisible();
    });
  },
};
