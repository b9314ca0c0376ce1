import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { RenderNearViewport } from './RenderNearViewport.tsx';

const OneWindow = styled.div`
  height: 110vh;
`;

const ManyWindows = styled.div`
  height: 4000px;
`;

function LongPage() {
  return (
    <div>
      <RenderNearViewport minHeight={200}>
        <p>第一屏的内容</p>
      </RenderNearViewport>
      <OneWindow />
      <RenderNearViewport minHeight={200}>
        <p>第二屏的内容</p>
      </RenderNearViewport>
      <ManyWindows />
      <RenderNearViewport minHeight={200}>
        <p>页尾的内容</p>
      </RenderNearViewport>
    </div>
  );
}

const meta = { component: LongPage } satisfies Meta<typeof LongPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsWhileScrolling: Story = {
  play: async ({ canvas, step }) => {
    await step('children in the viewport are rendered, children below are not', async () => {
      await expect(await canvas.findByText('第一屏的内容')).toBeVisible();
      await expect(canvas.queryByText('第二屏的内容')).toBeNull();
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
