import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandDrawing } from '../../theme/testing/BrandDrawing.tsx';
import { AuthPanel } from './AuthPanel.tsx';

const meta = {
  title: '登录侧栏 AuthPanel',
  id: 'auth-panel',
  component: AuthPanel,
  args: {
    art: <BrandDrawing drawing="AuthScene" />,
    eyebrow: '数字云校',
    title: '学的每一课，\n都算数',
    promises: ['进度手机电脑同步', '考试答案实时保存', '证书官网可查'],
  },
  parameters: { frame: { width: 420, height: 560 } },
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = { name: '学员 Student' };
export const Enterprise: Story = {
  name: '企业 Enterprise',
  args: {
    art: <BrandDrawing drawing="EnterpriseScene" />,
    eyebrow: '企业入驻',
    title: '一张码，\n整个班组一起学',
    promises: ['批量报名，统一开票', '学习进度企业可见', '专属顾问一对一'],
  },
};
