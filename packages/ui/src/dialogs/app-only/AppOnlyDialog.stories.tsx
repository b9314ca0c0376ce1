import type { LiveState } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppOnlyDialog, type AppOnlyDialogProps } from './AppOnlyDialog.tsx';

const meta = {
  title: '仅限APP弹窗 AppOnlyDialog',
  id: 'app-only-dialog',
  component: AppOnlyDialog,
  args: { feature: '班级公告', appAddress: 'https://app.example/download', onClose: fn() },
} satisfies Meta<typeof AppOnlyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const OnAPhone: Story = { name: '在手机上 On A Phone', globals: { viewport: { value: 'phone' } } };
const NOW = '2026-11-21 19:22:00';

const live = (
  liveState: LiveState,
  startsAt: string,
  endsAt: string,
): Pick<AppOnlyDialogProps, 'feature' | 'place' | 'live'> => ({
  feature: '答疑直播：气垫床怎么选',
  place: '课程页',
  live: { liveState, startsAt, endsAt, now: NOW },
});

export const LiveToCome: Story = {
  name: '直播未开始 Live To Come',
  args: live('not-started', '2026-11-23 20:00:00', '2026-11-23 21:00:00'),
};
export const LiveSoon: Story = {
  name: '直播快开始了 Live Soon',
  args: live('not-started', '2026-11-21 19:30:00', '2026-11-21 20:15:00'),
};
export const LiveNow: Story = {
  name: '直播中 Live Now',
  args: live('live', '2026-11-21 19:00:00', '2026-11-21 20:00:00'),
};
export const LiveOver: Story = {
  name: '回放生成中 Live Over',
  args: live('generating-replay', '2026-11-21 15:00:00', '2026-11-21 16:00:00'),
};
export const LiveReplay: Story = {
  name: '直播回放 Live Replay',
  args: live('replay', '2026-11-19 20:00:00', '2026-11-19 21:00:00'),
};
export const LiveOnAPhone: Story = {
  name: '在手机上直播 Live On A Phone',
  args: live('live', '2026-11-21 19:00:00', '2026-11-21 20:00:00'),
  globals: { viewport: { value: 'phone' } },
};
/** The host configures no download of the app. */
export const WithoutAnAddress: Story = {
  name: '没有地址 Without An Address',
  args: { appAddress: undefined },
};
