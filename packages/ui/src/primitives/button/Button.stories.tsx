import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Button } from './Button.tsx';
import type { ButtonTone, ButtonVariant } from './ButtonRoot.ts';

const meta = {
  component: Button,
  args: { children: '去学习' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true, children: '提交中' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { isFullWidth: true, size: 'large', children: '登录' } };

const variants: ButtonVariant[] = ['solid', 'outline', 'secondary', 'subtle', 'text'];
const tones: ButtonTone[] = ['action', 'accent', 'danger'];

/** Every variant in every tone, and the three sizes. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              {tone === 'danger' ? '删除笔记' : tone === 'accent' ? '立即领取' : '去学习'}
            </Button>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Button size="large">大号 48</Button>
        <Button>默认 40</Button>
        <Button size="small">小号 32</Button>
        <Button variant="secondary" icon={<ArrowRight size={16} aria-hidden />}>
          下一题
        </Button>
      </div>
    </div>
  ),
};
