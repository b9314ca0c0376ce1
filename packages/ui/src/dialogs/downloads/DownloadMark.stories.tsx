import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DownloadMark, type DownloadMarkKind } from './DownloadMark.tsx';

const meta = {
  title: '下载本课 DownloadMark',
  id: 'download-mark',
  component: DownloadMark,
  args: { kind: 'none', onClick: fn() },
} satisfies Meta<typeof DownloadMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: DownloadMarkKind[] = ['none', 'running', 'paused', 'whole', 'failed', 'refused'];

export const States: Story = {
  name: '六个样子 States',
  render: (args) => (
    <div>
      {kinds.map((kind) => (
        <DownloadMark {...args} key={kind} kind={kind} share={0.42} />
      ))}
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/下载本课/, /42%.*按下暂停/, /已暂停/, /已下载/, /再下一次/, /不能下载/])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onClick).toHaveBeenCalledTimes(kinds.length);
  },
};
