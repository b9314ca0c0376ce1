import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { SampleStack } from '../../testing/SampleStack.ts';
import { Button } from './Button.tsx';
import type { ButtonTone, ButtonVariant } from './ButtonRoot.ts';

const meta = {
  title: '按钮 Button',
  id: 'button',
  component: Button,
  args: { children: '去学习' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { isLoading: true, children: '提交中' } };
export const Disabled: Story = { name: '禁用 Disabled', args: { disabled: true } };
export const FullWidth: Story = {
  name: '通栏 Full Width',
  args: { isFullWidth: true, size: 'large', children: '登录' },
};

const variants: ButtonVariant[] = ['solid', 'outline', 'secondary', 'subtle', 'text'];
const tones: ButtonTone[] = ['action', 'accent', 'warning', 'danger'];
const labels: Record<ButtonTone, string> = {
  action: '去学习',
  accent: '立即领取',
  warning: '继续答题',
  danger: '删除笔记',
};

/** Every variant in every tone, and the three sizes. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleStack>
      {tones.map((tone) => (
        <SampleRow key={tone} $gap={3}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              {labels[tone]}
            </Button>
          ))}
        </SampleRow>
      ))}
      <SampleRow $gap={3}>
        <Button size="large">大号 48</Button>
        <Button>默认 40</Button>
        <Button size="small">小号 32</Button>
        <Button variant="secondary" icon={<ArrowRight size={16} aria-hidden />}>
          下一题
        </Button>
      </SampleRow>
    </SampleStack>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: () => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow $gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled={isDisabled}>
              去学习
            </Button>
          ))}
          <Button tone="danger" disabled={isDisabled}>
            删除笔记
          </Button>
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
