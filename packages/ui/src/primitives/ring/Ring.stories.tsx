import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { theme } from '../../theme/theme.ts';
import { Ring } from './Ring.tsx';

const meta = {
  title: '圆环 Ring',
  id: 'ring',
  component: Ring,
  args: { share: 0.684, size: 136, thickness: 11, children: '68.4%' },
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Empty: Story = { name: '空 Empty', args: { share: 0, children: '0%' } };
export const Full: Story = {
  name: '完整 Full',
  args: { share: 1, children: '100%', ink: theme.color.success.ink },
};
export const Small: Story = { name: '小号 Small', args: { size: 88, thickness: 8 } };

/** Empty to full in the colours of the pages, and the smaller size. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={6}>
      <Ring share={0} size={136} thickness={11}>
        0%
      </Ring>
      <Ring share={0.684} size={136} thickness={11}>
        <strong>68.4%</strong>
        <span>完成率</span>
      </Ring>
      <Ring share={1} size={136} thickness={11} ink={theme.color.success.ink}>
        <strong>100%</strong>
        <span>已完成</span>
      </Ring>
      <Ring share={0.45} size={88} thickness={8} ink={theme.color.warning.ink}>
        45 分
      </Ring>
      <Ring share={0.08} size={88} thickness={8} ink={theme.color.danger.ink}>
        04:52
      </Ring>
    </SampleRow>
  ),
};
