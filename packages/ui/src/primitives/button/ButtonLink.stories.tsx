import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: '按钮式链接 ButtonLink',
  id: 'button-link',
  component: ButtonLink,
  render: () => <ButtonLink to="/study">去学习</ButtonLink>,
} satisfies Meta<typeof ButtonLink>;
export default meta;
/** The props are a union, which the args of a story cannot express. */
type Story = StoryObj;

export const Default: Story = { name: '默认 Default' };

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow $gap={3}>
      <ButtonLink to="/study">去学习</ButtonLink>
      <ButtonLink to="/study" variant="outline">
        查看安排
      </ButtonLink>
      <ButtonLink to="/study" variant="text" icon={<ArrowRight size={16} aria-hidden />}>
        查看全部
      </ButtonLink>
      <ButtonLink href="https://example.com" variant="secondary" size="large">
        打开网站
      </ButtonLink>
    </SampleRow>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: () => (
    <InteractionStates isNeverDisabled>
      {() => (
        <SampleRow $gap={3}>
          <ButtonLink to="/study">去学习</ButtonLink>
          <ButtonLink to="/study" variant="outline">
            查看安排
          </ButtonLink>
          <ButtonLink to="/study" variant="text">
            查看全部
          </ButtonLink>
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
