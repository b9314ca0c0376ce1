import { makeMany, makeNotice } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { NoticeList } from './NoticeList.tsx';

const meta = {
  title: '公告列表 NoticeList',
  id: 'notice-list',
  component: NoticeList,
  args: {
    notices: makeMany(makeNotice, 5),
    getLink: ({ id }) => `#${id}`,
    today: '2026-11-21',
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithoutLinks: Story = { name: '没有链接 Without Links', args: { getLink: undefined } };
export const WithoutDate: Story = {
  name: '没有日期 Without Date',
  args: { notices: [makeNotice({ createdAt: null })] },
};
export const Detailed: Story = { name: '详细 Detailed', args: { isDetailed: true } };

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  render: (args) => (
    <InteractionStates isNeverDisabled>
      {() => <NoticeList {...args} notices={makeMany(makeNotice, 2)} />}
    </InteractionStates>
  ),
};
