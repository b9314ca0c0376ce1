import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { SampleRow } from '../../testing/SampleRow.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: '按钮式链接 ButtonLink',
  id: 'button-link',
  parameters: {
    usage: {
      do: ['站内用 to，站外用 href（新标签页打开）', '和旁边的按钮用同一个尺寸'],
      dont: ['拿它提交表单或打开弹窗：那是 Button', '给没有地址的功能留一个空链接'],
    },
  },
  component: ButtonLink,
  render: () => <ButtonLink to="/study">去学习</ButtonLink>,
} satisfies Meta<typeof ButtonLink>;
export default meta;
/** The props are a union, which the args of a story cannot express. */
type Story = StoryObj;

export const Default: Story = {};

export const Variants: Story = {
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
