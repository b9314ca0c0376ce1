import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  tags: ['!autodocs'],
  component: QrCode,
  args: { text: 'https://yunfan.example/app', size: 168, label: '下载 APP 二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsOneNamedImage: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '下载 APP 二维码' });
    await expect(code).toBeVisible();
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 168, height: 168 });
  },
};

export const AnotherAddressDrawsAnotherCode: Story = {
  render: (args) => (
    <>
      <QrCode {...args} />
      <QrCode {...args} text="https://yunfan.example/join?code=YF83K2" label="加入班级二维码" />
    </>
  ),
  play: async ({ canvas }) => {
    const download = canvas.getByRole('img', { name: '下载 APP 二维码' });
    const join = canvas.getByRole('img', { name: '加入班级二维码' });
    await expect(join.innerHTML).not.toBe(download.innerHTML);
  },
};
