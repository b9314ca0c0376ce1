import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { RenderNearViewport } from './RenderNearViewport.tsx';

const OneWindow = styled.div`
  height: 110vh;
`;

const ManyWindows = styled.div`
  height: 4000px;
`;

interface LongPageProps {
  idleDelay: number;
}

function LongPage({ idleDelay }: LongPageProps) {
  return (
    <div>
      <RenderNearViewport minHeight={200} placeholder={<h2>标题</h2>} idleDelay={idleDelay}>
        <p>第一屏的内容</p>
      </RenderNearViewport>
      <OneWindow />
      <RenderNearViewport minHeight={200} placeholder={<h2>标题</h2>} idleDelay={idleDelay}>
        <p>第二屏的内容</p>
      </RenderNearViewport>
      <ManyWindows />
      <RenderNearViewport minHeight={200} placeholder={<h2>标题</h2>} idleDelay={idleDelay}>
        <p>页尾的内容</p>
      </RenderNearViewport>
    </div>
  );
}

const meta = {
  title: '临近渲染 RenderNearViewport',
  id: 'render-near-viewport',
  component: LongPage,
  args: { idleDelay: 3_600_000 },
} satisfies Meta<typeof LongPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsWhileScrolling: Story = {
  name: '滚动时加载 Loads While Scrolling',
  play: async ({ canvas, step }) => {
    await step('children in the viewport are rendered, children below are not', async () => {
      await expect(await canvas.findByText('第一屏的内容')).toBeVisible();
      await expect(canvas.queryByText('第二屏的内容')).toBeNull();
    });
    await step('those below have their headings', async () => {
      await expect(canvas.getAllByRole('heading', { name: '标题' })).toHaveLength(2);
    });
    await step('the first scroll renders near children and no distant ones', async () => {
      window.scrollTo({ top: 20, behavior: 'instant' });
      await expect(await canvas.findByText('第二屏的内容')).toBeInTheDocument();
      await expect(canvas.queryByText('页尾的内容')).toBeNull();
    });
    await step('a scroll to the end renders the rest; the children stay', async () => {
      window.scrollTo({ top: 9000, behavior: 'instant' });
      await expect(await canvas.findByText('页尾的内容')).toBeVisible();
      window.scrollTo({ top: 0, behavior: 'instant' });
      await expect(canvas.getByText('页尾的内容')).toBeInTheDocument();
    });
  },
};

export const LoadsWhenIdle: Story = {
  name: '空闲时加载 Loads When Idle',
  args: { idleDelay: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('页尾的内容')).toBeInTheDocument();
    await expect(window.scrollY).toBe(0);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A phone's pointer is coarse. */
export const PhonesWaitForAScroll: Story = {
  name: '手机，等到滚动 Phones Wait For A Scroll',
  args: { idleDelay: 0 },
  beforeEach: () => {
    const original = window.matchMedia;
    window.matchMedia = (query) => original(query === '(pointer: coarse)' ? 'all' : query);
    return () => {
      window.matchMedia = original;
    };
  },
  play: async ({ canvas, step }) => {
    await step('an idle page renders nothing below', async () => {
      await expect(await canvas.findByText('第一屏的内容')).toBeVisible();
      for (let turn = 0; turn < 2; turn += 1)
        await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
      await expect(canvas.queryByText('页尾的内容')).toBeNull();
    });
    await step('a scroll does', async () => {
      window.scrollTo({ top: 9000, behavior: 'instant' });
      await expect(await canvas.findByText('页尾的内容')).toBeVisible();
    });
  },
};
