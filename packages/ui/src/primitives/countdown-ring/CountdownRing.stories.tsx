import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleRow } from '../../testing/SampleRow.ts';
import { CountdownRing } from './CountdownRing.tsx';

const labels = { calm: '剩余时间', soon: '不足 5 分钟', last: '即将自动交卷', over: '时间到' };

const meta = {
  title: '倒计时环 CountdownRing',
  id: 'countdown-ring',
  component: CountdownRing,
  args: { seconds: 2294, share: 2294 / 3600, labels },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer', { name: '剩余时间' })).toHaveTextContent('38:14');
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect()).toMatchObject({
      width: 156,
      height: 156,
    });
  },
};
export const UnderFiveMinutes: Story = {
  name: '不足五分钟 Under Five Minutes',
  args: { seconds: 292, share: 292 / 3600 },
};
export const UnderOneMinute: Story = {
  name: '不足一分钟 Under One Minute',
  args: { seconds: 48, share: 48 / 3600 },
};
export const Over: Story = { name: '已超时 Over', args: { seconds: 0, share: 0 } };
export const TwoHours: Story = { name: '两小时 Two Hours', args: { seconds: 7200, share: 1 } };

/** In a low window, beside a button. */
export const InARow: Story = { name: '一行 In A Row', args: { layout: 'row' } };
/** While the hand-in runs. */
export const HandingIn: Story = { name: '交卷中 Handing In', args: { note: '正在交卷' } };

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={6}>
      {[2294, 292, 48, 0].map((seconds) => (
        <CountdownRing labels={labels} key={seconds} seconds={seconds} share={seconds / 3600} />
      ))}
    </SampleRow>
  ),
};
