import { makeAlbumCategory } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlbumTile } from './AlbumTile.tsx';

const meta = {
  title: '相册图 AlbumTile',
  id: 'album-tile',
  component: AlbumTile,
  args: { category: makeAlbumCategory(), coverUrl: '/media/covers/campus.svg', onOpen: fn() },
  parameters: { frame: { width: 343, height: 184 } },
} satisfies Meta<typeof AlbumTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^校园环境\s*128\s*张照片\s*6\s*段视频$/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Large: Story = { name: '大号 Large', args: { size: 'large' } };
export const PicturesOnly: Story = {
  name: '只有图片 Pictures Only',
  args: { category: makeAlbumCategory({}, 3) },
};
export const MissingCover: Story = { name: '缺封面 Missing Cover', args: { coverUrl: null } };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { category: makeAlbumCategory({ name: '浙江省杭州市第三社会福利院失智照护实训基地开放日' }) },
};
