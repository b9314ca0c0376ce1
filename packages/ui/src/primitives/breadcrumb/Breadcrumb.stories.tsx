import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleStack } from '../../testing/SampleStack.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: '面包屑 Breadcrumb',
  id: 'breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: '首页', to: '/' }, { label: '我的学习' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const ThreeSteps: Story = {
  name: '三级 Three Steps',
  args: {
    items: [
      { label: '我的学习', to: '/study' },
      { label: '班级详情', to: '/study/class' },
      { label: '课程表' },
    ],
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    items: [
      { label: '首页', to: '/' },
      { label: '新闻资讯', to: '/news' },
      { label: '关于开展 2026 年度第四季度养老护理员职业技能等级认定考评工作的通知' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** One step, two, three, a step without a page, and a name longer than the line. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack $gap={2}>
      <Breadcrumb label="一级" items={[{ label: '首页' }]} />
      <Breadcrumb label="两级" items={[{ label: '首页', to: '/' }, { label: '我的学习' }]} />
      <Breadcrumb {...args} {...ThreeSteps.args} label="三级" />
      <Breadcrumb
        label="中间一级没有页面"
        items={[{ label: '首页', to: '/' }, { label: '学校概况' }, { label: '师资团队' }]}
      />
      <Breadcrumb {...args} {...LongName.args} label="很长的名称" />
    </SampleStack>
  ),
  parameters: { frame: { maxWidth: 480 } },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <Breadcrumb {...args} label={name} />}
    </InteractionStates>
  ),
};
