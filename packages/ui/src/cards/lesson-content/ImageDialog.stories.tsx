import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ImageDialog } from './ImageDialog.tsx';

const meta = {
  title: '大图弹窗 ImageDialog',
  id: 'image-dialog',
  component: ImageDialog,
  args: {
    picture: {
      url: '/media/lessons/pressure-stages/stage-2.svg',
      name: '2 期压疮',
      summary: '部分皮层缺损，创面红润，没有腐肉。',
    },
    place: '2 / 12',
    onMove: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    picture: {
      url: '/media/covers/hospital-ward.svg',
      name: '不可分期压疮：创面被腐肉和焦痂完全覆盖，清除以前看不到深度，也不能判断是三期还是四期'.repeat(2),
      summary: null,
    },
    place: '999 / 1000',
  },
};
export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
