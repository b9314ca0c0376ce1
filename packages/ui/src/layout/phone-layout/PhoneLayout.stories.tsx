import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhoneLayout } from './PhoneLayout.tsx';

const meta = {
  title: '手机版式 PhoneLayout',
  id: 'phone-layout',
  component: PhoneLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '云帆职业培训学校',
    onBack: fn(),
    children: <h1>证书查询</h1>,
    licence: ['© 2026 云帆职业培训学校', '技术支持 数字云校'],
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PhoneLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the arrow calls onBack', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { name: '浙江省长三角一体化健康照护职业技能培训学校（杭州总校）' },
};
