import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { SampleStack } from '../../testing/SampleStack.ts';
import { theme } from '../../theme/theme.ts';
import { Ticker } from './Ticker.tsx';

const notices = [
  '2026 年第四季度养老护理员（三级）理论考试考场安排已公布，请考生于 11 月 28 日前下载准考证',
  '关于开展养老护理员技能提升补贴申领的通知',
  '拱墅校区实训楼 11 月 22 日停电安排',
];

const Narrow = styled.div`
  max-width: 300px;
`;

const meta = {
  title: '滚动条目 Ticker',
  id: 'ticker',
  component: Ticker<string>,
  args: { label: '最新公告', items: notices, renderItem: (notice) => <a href="#notice">{notice}</a> },
  parameters: { frame: { padding: `0 ${theme.space[6]}`, background: theme.color.surface.card } },
} satisfies Meta<typeof Ticker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const OneLine: Story = { name: '一行 One Line', args: { items: notices.slice(0, 1) } };

/** Several alternating lines, one static line, and a truncated line. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack>
      <Ticker {...args} />
      <Ticker {...args} label="开班提醒" items={['养老护理员（三级）考评全程班 11 月 24 日开班']} />
      <Narrow>
        <Ticker {...args} label="手机上的公告" />
      </Narrow>
    </SampleStack>
  ),
};
