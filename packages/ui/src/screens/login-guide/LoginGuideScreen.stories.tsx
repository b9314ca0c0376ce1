import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandDrawing } from '../../theme/testing/BrandDrawing.tsx';
import { LoginGuideScreen } from './LoginGuideScreen.tsx';

const meta = {
  title: '登录引导 LoginGuideScreen',
  id: 'login-guide-screen',
  component: LoginGuideScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    host: 'yunfam.example',
    appUrl: 'https://app.example/download',
    onRetry: fn(),
    productName: '数字云校',
    licence: ['© 2026 数字云校', '浙ICP备18034521号-2'],
    backdrop: <BrandDrawing drawing="AuthBackdrop" />,
  },
} satisfies Meta<typeof LoginGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithoutApp: Story = { name: '没有 APP Without App', args: { appUrl: null } };
/** Its own address on a school that is there. */
export const LivingSchool: Story = {
  name: '有这所学校 Living School',
  args: { host: 'yunfan.example', school: { name: '云帆职业培训学校', homeTo: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去学校首页' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/^© 2026/);
    await expect(canvas.queryByText(/没有找到/)).toBeNull();
  },
};
/** Before the school has answered nothing is said to be missing, and its name takes the same line. */
export const NameLoading: Story = {
  name: '名称加载中 Name Loading',
  args: { host: 'yunfan.example', school: { name: null, homeTo: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这个网址有一所云校' })).toBeVisible();
    await expect(canvas.queryByText(/没有找到/)).toBeNull();
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { host: 'yunfan-vocational-training-school-of-hangzhou-gongshu-district.cloud-school.example' },
};

export const Retries: Story = {
  name: '重试 Retries',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下载 APP' })).toHaveAttribute('href', args.appUrl);
  },
};
