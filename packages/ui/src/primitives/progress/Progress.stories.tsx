import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleStack } from '../../testing/SampleStack.ts';
import { Progress, type ProgressTone } from './Progress.tsx';

const meta = {
  title: '进度条 Progress',
  id: 'progress',
  component: Progress,
  args: { value: 0.68, label: '完成率' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithKnob: Story = {
  name: '带圆点 With Knob',
  args: { hasKnob: true, label: '培训周期', valueText: '第 11 周，共 16 周' },
};
export const Bar: Story = { name: '粗条 Bar', args: { size: 'bar' } };
export const Empty: Story = { name: '空 Empty', args: { value: 0 } };
export const BeyondFull: Story = { name: '超过满格 Beyond Full', args: { value: 1.2, tone: 'success' } };

const tones: ProgressTone[] = ['action', 'success', 'warning', 'danger', 'accent'];

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleStack $gap={6}>
      {tones.map((tone, index) => (
        <Progress key={tone} label={tone} tone={tone} value={0.3 + index * 0.15} hasKnob={index % 2 === 0} />
      ))}
      {tones.map((tone, index) => (
        <Progress key={tone} label={tone} tone={tone} value={0.9 - index * 0.15} size="bar" />
      ))}
    </SampleStack>
  ),
};
