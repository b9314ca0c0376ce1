import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { RenderLater } from './RenderLater.tsx';

interface FirstShownProps {
  children: ReactNode;
}

/** Says what its first rendering shows. */
function FirstShown({ children }: FirstShownProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState('');
  useEffect(() => setFirst(box.current?.textContent ?? ''), []);
  return (
    <div ref={box} data-first={first}>
      {children}
    </div>
  );
}

const meta = {
  title: '稍后渲染 RenderLater',
  id: 'render-later',
  component: RenderLater,
  args: { skeleton: <p>目录的骨架</p>, children: <p>第一章 老年人的皮肤</p> },
  render: (args) => (
    <FirstShown>
      <RenderLater {...args} />
    </FirstShown>
  ),
} satisfies Meta<typeof RenderLater>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first rendering has the skeleton, the next one the children. */
export const AfterTheFirst: Story = {
  name: '在第一次之后 After The First',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('第一章 老年人的皮肤')).toBeVisible();
    await expect(canvasElement.querySelector('[data-first]')).toHaveAttribute(
      'data-first',
      '正在加载目录的骨架',
    );
    await expect(canvas.queryByText('目录的骨架')).toBeNull();
  },
};
