import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { HeldFile } from './HeldFile.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="320"%3E%3Crect width="240" height="320" fill="silver"/%3E%3C/svg%3E';

const meta = {
  title: '不能下载的浏览器 HeldFile',
  component: HeldFile,
  args: { held: { pictureUrl: PICTURE }, onClose: fn() },
} satisfies Meta<typeof HeldFile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APicture: Story = {
  name: '图片 A Picture',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '长按图片保存' })).toBeVisible();
    await expect(screen.getByRole('img', { name: '要保存的图片' })).toBeVisible();
  },
};
export const AnotherFile: Story = {
  name: '其他文件 Another File',
  args: { held: { pictureUrl: null, pageAddress: 'https://yunfan.example.com/study/timetable?classId=7' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '这里不能保存文件' });
    await expect(dialog).toHaveTextContent('在浏览器打开');
    await expect(dialog).toHaveTextContent('https://yunfan.example.com/study/timetable?classId=7');
    await expect(screen.getByRole('button', { name: '复制网址' })).toBeVisible();
  },
};
