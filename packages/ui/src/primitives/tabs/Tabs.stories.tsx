import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleStack } from '../../testing/SampleStack.ts';
import { TabPanel, Tabs } from './Tabs.tsx';

const classStates = [
  { value: 'all', label: '全部', count: 7 },
  { value: 'admission', label: '待录取', count: 1 },
  { value: 'opening', label: '待开班', count: 1 },
  { value: 'arrival', label: '待报到', count: 1 },
  { value: 'running', label: '服务中', count: 3 },
  { value: 'finished', label: '服务完成', count: 1 },
];

function Stateful({ panelId = 'class-list', ...props }: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(props.value);
  return (
    <div>
      <Tabs {...props} panelId={panelId} value={value} onChange={setValue} />
      <TabPanel id={panelId} value={value}>
        <p>{props.items.find((item) => item.value === value)?.label}</p>
      </TabPanel>
    </div>
  );
}

const Narrow = styled.div`
  width: 343px;
`;

const meta = {
  title: '标签页 Tabs',
  id: 'tabs',
  component: Tabs,
  args: {
    label: '班级状态',
    value: 'all',
    items: classStates,
    panelId: 'class-list',
    onChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithoutCounts: Story = {
  name: '没有数量 Without Counts',
  args: {
    label: '课堂',
    value: 'today',
    items: [
      { value: 'today', label: '今日课堂' },
      { value: 'past', label: '往期课堂' },
      { value: 'courses', label: '全部课程', count: 8 },
    ],
  },
};
/** The strip scrolls sideways and shows the current tab. */
export const OnPhone: Story = {
  name: '手机 On Phone',
  args: { value: 'finished' },
  globals: { viewport: { value: 'phone' } },
};
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: { items: classStates.map((item) => ({ ...item, count: 1000 })) },
};

/** With counts, with large counts, with one count only, and a strip wider than its parent. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack $gap={2}>
      <Stateful {...args} />
      <Stateful {...args} {...OneThousandItems.args} label="全部学员的班级状态" panelId="all-classes" />
      <Stateful {...args} {...WithoutCounts.args} panelId="lessons" />
      <Narrow>
        <Stateful {...args} label="手机上的班级状态" value="finished" panelId="classes-on-phone" />
      </Narrow>
    </SampleStack>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {(_, name) => <Stateful {...args} label={name} panelId={`list-${name}`} />}
    </InteractionStates>
  ),
};
