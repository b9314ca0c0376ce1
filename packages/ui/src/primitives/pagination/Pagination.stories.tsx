import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleStack } from '../../testing/SampleStack.ts';
import { Pagination } from './Pagination.tsx';

function Stateful(props: ComponentProps<typeof Pagination>) {
  const [current, setCurrent] = useState(props.current);
  return <Pagination {...props} current={current} onChange={setCurrent} />;
}

const meta = {
  title: '分页 Pagination',
  id: 'pagination',
  component: Pagination,
  args: { current: 1, pages: 2, summary: '共 7 个班级，每页 4 个', onChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithJump: Story = {
  name: '带跳页 With Jump',
  args: { pages: 12, summary: undefined, hasJump: true },
};
export const OnePage: Story = { name: '只有一页 One Page', args: { pages: 1, summary: '共 3 个班级' } };
export const InTheMiddle: Story = { name: '中间页 In The Middle', args: { pages: 12, current: 6 } };
export const OneThousandPages: Story = {
  name: '1000 页 One Thousand Pages',
  args: { pages: 1000, current: 500, hasJump: true },
};
export const OnPhone: Story = {
  name: '手机 On Phone',
  args: { pages: 12, current: 6, hasJump: true },
  globals: { viewport: { value: 'phone' } },
};

const lists = {
  班级: { args: meta.args },
  证书: OnePage,
  资讯: InTheMiddle,
  题目: WithJump,
  订单: OneThousandPages,
};

/** Two pages, one, the middle of many with gaps, and with the jump field. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack $gap={6}>
      {Object.entries(lists).map(([name, story]) => (
        <Stateful key={name} {...args} summary={undefined} {...story.args} label={`${name}分页`} />
      ))}
    </SampleStack>
  ),
  parameters: { frame: { maxWidth: 800 } },
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <Pagination {...args} label={`${name}分页`} current={2} pages={3} />}
    </InteractionStates>
  ),
};
