import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Link } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: '链接 Link',
  id: 'link',
  component: Link,
  args: { to: '/study', children: '我的学习' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <p>
      <Link to="/study">没有样子的链接</Link>　<TextLink to="/privacy">《隐私政策》</TextLink>　
      <ExternalLink href="https://www.mohrss.gov.cn">人社部网站</ExternalLink>
    </p>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: () => (
    <InteractionStates isNeverDisabled>
      {() => (
        <SampleRow>
          <TextLink to="/privacy">《隐私政策》</TextLink>
          <ExternalLink href="https://www.mohrss.gov.cn">人社部网站</ExternalLink>
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
