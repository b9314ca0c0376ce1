import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleRow } from '../../testing/SampleRow.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: '头像 Avatar',
  id: 'avatar',
  component: Avatar,
  args: { name: '林静怡', src: '/media/avatars/lin.svg', size: 64, hasName: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const MissingPicture: Story = { name: '缺图片 Missing Picture', args: { name: '沈雨薇', src: null } };
export const FailedPicture: Story = {
  name: '头像失败 Failed Picture',
  args: { name: '志远', src: 'data:image/png;base64,broken' },
};

export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <SampleRow>
      <Avatar name="林静怡" src="/media/avatars/lin.svg" size={64} hasName />
      <Avatar name="沈雨薇" size={64} hasName />
      <Avatar name="陈志远" size={64} hasName />
      <Avatar name="钱慧" size={48} hasName />
      <Avatar name="慧" size={40} hasName />
      <Avatar name="欧阳志远" size={32} hasName />
      <Avatar name="欧阳志远" size={24} hasName />
      <Avatar name="" size={40} />
    </SampleRow>
  ),
};
