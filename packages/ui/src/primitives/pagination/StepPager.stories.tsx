import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { StepPager } from './StepPager.tsx';

const meta = {
  title: '上下翻页 StepPager',
  id: 'step-pager',
  component: StepPager,
  args: {
    current: 1,
    pages: 3,
    onChange: fn(),
    label: '推荐项目分页',
    labels: {
      previous: '上一页',
      next: '下一页',
      position: (current, pages) => `第 ${current} 页，共 ${pages} 页`,
    },
  },
} satisfies Meta<typeof StepPager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Last: Story = { name: '末页 Last', args: { current: 3 } };
export const OnePage: Story = {
  name: '只有一页 One Page',
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const StepByStep: Story = {
  name: '逐页 Step By Step',
  render: function Render(args) {
    const [current, setCurrent] = useState(1);
    return <StepPager {...args} current={current} onChange={setCurrent} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const next = canvas.getByRole('button', { name: '下一页' });
    await step('on the first page, 上一页 is disabled', async () => {
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    });
    await step('two clicks open the last page, where 下一页 is disabled', async () => {
      await userEvent.click(next);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('第 3 页，共 3 页')).toBeInTheDocument();
      await expect(next).toBeDisabled();
    });
  },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <StepPager {...args} label={`${name}分页`} current={2} />}
    </InteractionStates>
  ),
};
