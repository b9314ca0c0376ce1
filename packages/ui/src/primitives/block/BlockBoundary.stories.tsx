import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockBoundary } from './BlockBoundary.tsx';

const meta = {
  title: '出错边界 BlockBoundary',
  id: 'block-boundary',
  component: BlockBoundary,
  args: { title: '公告加载失败', children: <p>第四季度理论考试考场安排</p> },
} satisfies Meta<typeof BlockBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a crash, the children render unchanged. Block's interactions show a crash. */
export const Default: Story = { name: '默认 Default' };
