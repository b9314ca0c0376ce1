import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: '空状态 EmptyState',
  id: 'empty-state',
  component: EmptyState,
  args: { title: '当前状态下暂无班级', hint: '报名成功后，班级会出现在这里' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  args: { action: <Button variant="outline">看看培训项目</Button> },
};
export const TitleOnly: Story = { name: '只有标题 Title Only', args: { title: '暂无数据', hint: undefined } };

/** A card of its own, and bare inside another card. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleGrid $minWidth={300}>
      <EmptyState {...args} action={<Button variant="outline">看看培训项目</Button>} />
      <EmptyState {...args} variant="bare" />
    </SampleGrid>
  ),
  parameters: { frame: { maxWidth: 900 } },
};
