import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthPanel } from '../../layout/auth-layout/AuthPanel.tsx';
import { makeAuthFrame } from '../../layout/auth-layout/testing/makeAuthFrame.tsx';
import { BrandThemeProvider } from '../../theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../theme/plain/plainBrandTheme.ts';
import { BrandDrawing } from '../../theme/testing/BrandDrawing.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: '登录 LoginScreen',
  id: 'login-screen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeAuthFrame(),
    onLogin: fn(async () => null),
    onSendCode: fn(async () => null),
    getCodeSentAt: () => null,
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without addresses of the agreements, the words refer to the school. */
export const Default: Story = {
  name: '默认 Default',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('（全文请向学校索取）')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /协议|隐私/ })).toBeNull();
  },
};
export const ByPassword: Story = { name: '密码登录 By Password', args: { initialMode: 'password' } };

/** With every link that a school may have. */
export const WithLinks: Story = {
  name: '带链接 With Links',
  args: {
    agreements: {
      service: 'https://agreements.example.com/service',
      privacy: 'https://agreements.example.com/privacy',
    },
    registerLink: { label: '注册学员', to: '#register' },
    otherLinks: [
      { label: '企业入驻', to: '#enterprise' },
      { label: '推广员登录', to: '#promotion' },
      { label: '单点登录', to: '#sso' },
    ],
  },
  play: async ({ canvas, args }) => {
    const { service, privacy } = args.agreements ?? {};
    await expect(canvas.getByRole('link', { name: /用户服务协议/ })).toHaveAttribute('href', service);
    await expect(canvas.getByRole('link', { name: /隐私政策/ })).toHaveAttribute('href', privacy);
    await expect(canvas.queryByText('（全文请向学校索取）')).toBeNull();
  },
};

/** The mirrored card of a co-branded site, designed for the co-branded theme. */
export const Cobranded: Story = {
  name: '金蝶 Cobranded',
  globals: { brand: 'kingdee' },
  args: {
    name: '金蝶认证中心',
    logoUrl: null,
    title: '登录金蝶认证中心',
    hint: '用报名手机号登录，课程、考试、证书都在这里',
    initialMode: 'password',
    panelSide: 'right',
    panel: (
      <AuthPanel
        art={<BrandDrawing drawing="AuthScene" />}
        eyebrow="金蝶认证中心"
        title="懂业务，也懂系统"
        promises={['成绩与证书全国通查', '线上学习，机考就近安排', '企业账号可批量开通']}
      />
    ),
  },
};

/** A brand without drawings. */
export const Bare: Story = {
  name: '极简 Bare',
  args: { panel: null, backdrop: undefined, licence: [], logoUrl: null },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: { name: '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校（莫干山路总校区）' },
};

/** A brand whose header is dark: around the card the name has the ink of the ground. */
export const DarkHeader: Story = {
  name: '深色页头 Dark Header',
  decorators: [
    (Shown) => (
      <BrandThemeProvider
        brandTheme={{
          ...plainBrandTheme,
          overrides: { color: { chrome: { background: '#14233f', text: '#ffffff' } } },
        }}
      >
        <Shown />
      </BrandThemeProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(args.name)).toHaveStyle({ color: 'rgb(23, 35, 61)' });
  },
};
