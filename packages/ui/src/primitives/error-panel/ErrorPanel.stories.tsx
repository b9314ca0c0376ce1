import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SampleGrid } from '../../testing/SampleGrid.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: '失败提示 ErrorPanel',
  id: 'error-panel',
  component: ErrorPanel,
  args: { title: '公告加载失败', hint: '网络不太稳定，其他内容不受影响', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithoutRetry: Story = { name: '没有重试 Without Retry', args: { onRetry: undefined } };
export const LongMessage: Story = {
  name: '长消息 Long Message',
  args: {
    title: '养老护理员（三级）考评全程班的课程安排加载失败',
    hint: '服务器正在维护，预计 23:30 恢复。已经报名的课程和作答记录都在，不用重新提交。',
  },
  globals: { viewport: { value: 'phone' } },
};

/** A card of its own, and bare inside another card. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleGrid $minWidth={300}>
      <ErrorPanel {...args} />
      <ErrorPanel {...args} variant="bare" />
    </SampleGrid>
  ),
  parameters: { frame: { maxWidth: 900 } },
};
