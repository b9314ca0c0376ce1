import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Copy, History, KeyRound, RotateCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { Button } from '../button/Button.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

const meta = {
  title: '提示条 NoticeStrip',
  id: 'notice-strip',
  component: NoticeStrip,
  args: { tone: 'warning', children: '网络断开，您可以继续作答。' },
} satisfies Meta<typeof NoticeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

const retry = (
  <Button variant="secondary" size="small" icon={<RotateCw size={16} aria-hidden />}>
    马上重试
  </Button>
);

/** Each tone, with the possible actions at the end. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleStack $gap={3}>
      <NoticeStrip tone="warning" icon={<CloudOff size={20} />}>
        网络断开，您可以继续作答。<strong>3</strong> 道题的答案已存在这台电脑上，联网后自动上传。计时不停。
      </NoticeStrip>
      <NoticeStrip tone="danger" action={retry}>
        第 24 题没有传上去，答案已存本机，<strong>8 秒</strong>后第 2 次重试。
      </NoticeStrip>
      <NoticeStrip tone="success" icon={<History size={20} />} onClose={fn()}>
        已从本机恢复 <strong>27</strong> 道题的答案，接着第 24 题做。
      </NoticeStrip>
      <NoticeStrip
        tone="warning"
        icon={<KeyRound size={20} />}
        action={<Button size="small">重新登录</Button>}
      >
        登录已过期，答案没有丢。在小窗口里重新登录后自动上传，不离开本页。
      </NoticeStrip>
      <NoticeStrip
        tone="info"
        icon={<Copy size={20} />}
        title="您正在另一个标签页作答"
        action={<Button variant="outline">改在这里作答</Button>}
      >
        这里只能看，不能改，以免互相覆盖。那边最近保存于 10:46，已答 27 题。
      </NoticeStrip>
    </SampleStack>
  ),
};
