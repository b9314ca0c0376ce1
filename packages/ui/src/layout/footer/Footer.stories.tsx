import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: '页脚 Footer',
  id: 'footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '云帆职业培训学校',
    introduction: '2009 年办学，专注养老、母婴、医疗护理与健康照护四类职业，累计培养持证学员 6.8 万人。',
    columns: [
      {
        title: '关于学校',
        links: [
          { label: '学校概况', to: '/school-info' },
          { label: '服务网点', to: '/school-info?data=2' },
        ],
      },
      {
        title: '学员服务',
        links: [
          { label: '证书查询', to: '/query' },
          { label: '考试登录', href: 'https://exam.example' },
        ],
      },
    ],
    phone: '0571-88326610',
    address: '杭州市拱墅区莫干山路 1418 号',
    codes: [
      { label: '下载 APP', text: 'https://app.example/download' },
      { label: '客服微信', pictureUrl: '/media/qr/yunfan-service.svg' },
    ],
    licence: ['© 2026 云帆职业培训学校', '浙ICP备18034521号-2', '浙公网安备 33010502004871号'],
    credit: '民办学校办学许可证 人社民3301054000126号 ・ 技术支持 数字云校',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas, args }) => {
    for (const words of [args.introduction, args.address, args.credit, ...(args.licence ?? [])])
      await expect(canvas.getByText(new RegExp(words ?? '^$'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '服务网点' })).toHaveAttribute(
      'href',
      '/school-info?data=2',
    );
    await expect(canvas.getByText('下载 APP')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /客服微信/ })).toBeInTheDocument();
  },
};
/** A school without other pages and QR codes. */
export const Bare: Story = {
  name: '极简 Bare',
  args: { introduction: null, columns: [], address: null, codes: [], credit: null },
};
/** The QR code of customer service is loading: its space is reserved. */
export const CodeLoading: Story = {
  name: '二维码加载 骨架 Code Loading',
  args: { codes: [{ label: '客服微信', pictureUrl: undefined }] },
};
/** Below what a student learns on a phone. */
export const Line: Story = {
  name: '一行 Line',
  args: { variant: 'line' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '0571-88326610' })).toBeVisible();
    await expect(canvasElement.querySelector('footer')).toHaveProperty('offsetHeight', 44);
  },
};
/** A phone cannot scan its own screen. */
export const OnPhone: Story = {
  name: '手机 On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '保存客服微信图片' })).toHaveAttribute(
      'href',
      '/media/qr/yunfan-service.svg',
    );
  },
};
