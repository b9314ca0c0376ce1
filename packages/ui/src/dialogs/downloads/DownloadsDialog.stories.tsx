import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DownloadsDialog, type DownloadsDialogProps } from './DownloadsDialog.tsx';
import type { LessonDownload } from './LessonDownload.ts';

const MB = 1024 * 1024;
const LONG = '养老护理员（三级）与失智老人照护专项职业能力联合考评：理论模拟测试周第二套讲解';
const rows = [
  { id: 'r-1', name: '从平卧到侧卧：两种翻身手法', to: '/study/1', bytes: 46.2 * MB, isWhole: true },
  { id: 'r-2', name: LONG, to: '/study/2', bytes: 812 * 1024, isWhole: false },
];

const lesson = (download: LessonDownload): DownloadsDialogProps['lesson'] => ({
  name: '30° 侧卧与五处受压点检查',
  download,
  onStart: fn(),
  onPause: fn(),
  onRemove: fn(),
});

const meta = {
  title: '下载的课 DownloadsDialog',
  id: 'downloads-dialog',
  component: DownloadsDialog,
  args: {
    lesson: lesson({ kind: 'ready', size: 46.2 * MB, stop: null, leftOut: [] }),
    rows,
    room: 1.3 * 1024 * MB,
    days: 60,
    onRemove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DownloadsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {
  name: '下载前 Ready',
  play: async ({ args, userEvent, step }) => {
    await step('the size is said before, and a press begins', async () => {
      await expect(await screen.findByRole('status')).toHaveTextContent('大小 46 MB');
      await expect(screen.getByRole('dialog')).toHaveTextContent('下载的课保存 60 天');
      await userEvent.click(screen.getByRole('button', { name: '下载' }));
      await expect(args.lesson?.onStart).toHaveBeenCalledOnce();
    });
    await step('a lesson is removed, and the focus stays in the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: /删除下载：.*两种翻身手法/ }));
      await expect(args.onRemove).toHaveBeenCalledWith('r-1');
      await expect(screen.getByRole('heading', { name: '本机有 2 课，共 47 MB' })).toHaveFocus();
    });
  },
};

export const UnknownSize: Story = {
  name: '大小未知 Unknown Size',
  globals: phone,
  args: {
    lesson: lesson({ kind: 'ready', size: null, stop: null, leftOut: ['字幕'] }),
    rows: [],
    room: null,
  },
};

export const Running: Story = {
  name: '下载中 Running',
  globals: phone,
  args: { lesson: lesson({ kind: 'running', bytes: 12.4 * MB, size: 46.2 * MB }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('progressbar', { name: '下载进度' })).toHaveAttribute(
      'aria-valuetext',
      '12 MB / 46 MB',
    );
    await userEvent.click(screen.getByRole('button', { name: '暂停' }));
    await expect(args.lesson?.onPause).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  name: '空间不够 Full',
  globals: phone,
  args: { lesson: lesson({ kind: 'paused', bytes: 12.4 * MB, size: 46.2 * MB, stop: 'full' }), room: 9 * MB },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('已下载的内容都还在');
    await expect(screen.getByRole('button', { name: '继续下载' })).toBeVisible();
  },
};

export const Whole: Story = {
  name: '已下载 Whole',
  args: { lesson: lesson({ kind: 'whole', size: 46.2 * MB }) },
};

export const Changed: Story = {
  name: '老师更新了 Changed',
  args: { lesson: lesson({ kind: 'changed', size: 51 * MB, stop: 'network' }) },
};

export const Stream: Story = {
  name: '不能下载 Stream',
  globals: phone,
  args: { lesson: lesson({ kind: 'refused', reason: 'stream' }), rows: [] },
};

/** Of 我的学习, while the device is read. */
export const ListAlone: Story = { name: '只有列表 List Alone', args: { lesson: null } };
export const Reading: Story = { name: '读取中 Reading', args: { lesson: null, rows: null } };
