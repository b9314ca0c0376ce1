import { makeCloudSchools } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AuthPanel } from '../../layout/auth-layout/AuthPanel.tsx';
import { makeAuthFrame } from '../../layout/auth-layout/testing/makeAuthFrame.tsx';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { BrandDrawing } from '../../theme/testing/BrandDrawing.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const code = 'YF83K2';
const enterprisePanel = (
  <AuthPanel
    art={<BrandDrawing drawing="EnterpriseScene" />}
    eyebrow="企业入驻"
    title={'一张码，\n整个班组一起学'}
    promises={['批量报名，统一开票', '学习进度企业可见', '专属顾问一对一']}
  />
);

const meta = {
  title: '注册 RegisterScreen',
  id: 'register-screen',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeAuthFrame({
      eyebrow: '学员注册',
      title: '先选云校，\n再选课',
      promises: ['一个账号，考学通用', '补贴资格自动提醒', '证书终身可查'],
    }),
    type: 'nursing-student',
    onTypeChange: fn(),
    typeNames: { 'nursing-student': '护理学员', 'health-student': '健康学员' },
    schools: makeCloudSchools(),
    loginTo: '#login',
    phone: '0571-8832 6610',
    invitation: null,
    onLookUp: fn(),
    onRegister: fn(async () => null),
    onSendCode: fn(async () => null),
    getCodeSentAt: () => null,
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = { name: '学员 Student' };
/** The only cloud school is selected. */
export const OneSchool: Story = { name: '一所云校 One School', args: { type: 'health-student' } };
export const Enterprise: Story = {
  name: '企业 Enterprise',
  args: { type: 'enterprise', panel: enterprisePanel },
};

const invited = { type: 'enterprise', panel: enterprisePanel, initialInvitationCode: code } as const;
export const InvitationFound: Story = {
  name: '邀请码有效 Invitation Found',
  args: {
    ...invited,
    invitation: { code, answer: ready({ schoolName: '云帆职业培训学校' }) },
  },
};
export const InvitationUnknown: Story = {
  name: '注册错误 邀请码 Invitation Unknown',
  args: { ...invited, invitation: { code, answer: ready(null) } },
};
export const InvitationLoading: Story = {
  name: '邀请码查询中 Invitation Loading',
  args: { ...invited, invitation: { code, answer: LOADING } },
};
export const InvitationFailed: Story = {
  name: '邀请码失败 Invitation Failed',
  args: {
    ...invited,
    invitation: { code, answer: failed('系统繁忙', fn()) },
  },
};

const longName = '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校（莫干山路总校区）';
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    ...invited,
    name: longName,
    invitation: { code, answer: ready({ schoolName: longName }) },
  },
};
export const Cobranded: Story = {
  name: '金蝶 Cobranded',
  globals: { brand: 'kingdee' },
  args: {
    name: '金蝶认证中心',
    logoUrl: null,
    panelSide: 'right',
  },
};
