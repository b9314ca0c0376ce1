import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeAuthFrame } from '../../layout/auth-layout/testing/makeAuthFrame.tsx';
import { SsoLoginScreen } from './SsoLoginScreen.tsx';

const meta = {
  title: '单点登录 SsoLoginScreen',
  id: 'sso-login-screen',
  component: SsoLoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeAuthFrame({ title: '一个账号，\n走遍全校' }),
    state: { kind: 'idle' },
    host: 'sso.school.example',
    onLeave: fn(),
    loginTo: '#login',
    otherLinks: [
      { label: '企业入驻', to: '#enterprise' },
      { label: '推广员登录', to: '#promotion' },
    ],
  },
} satisfies Meta<typeof SsoLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '未开始 Idle',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '前往统一身份认证' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = { name: '校验中 Checking', args: { state: { kind: 'checking' } } };
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: { state: { kind: 'refused', message: '单点登录凭证无效或已过期，请重新登录' } },
};
export const Off: Story = {
  name: '关闭 Off',
  args: { state: { kind: 'off' }, host: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '前往统一身份认证' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '用手机号登录' })).toBeVisible();
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    host: 'passport.unified-identity.hangzhou-gongshu-vocational-training.cloud-school.example:8443',
    state: {
      kind: 'refused',
      message: '单点登录凭证无效或已过期，请重新登录；如果仍然不行，请联系您所在单位的管理员',
    },
  },
};
