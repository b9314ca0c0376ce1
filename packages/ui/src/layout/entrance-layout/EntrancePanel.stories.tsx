import type { Meta, StoryObj } from '@storybook/react-vite';
import { StandardEnterpriseArt } from '../../theme/login-art/StandardEnterpriseArt.tsx';
import { StandardLoginArt } from '../../theme/login-art/StandardLoginArt.tsx';
import { EntrancePanel } from './EntrancePanel.tsx';

const meta = {
  component: EntrancePanel,
  args: {
    art: <StandardLoginArt />,
    eyebrow: '数字云校',
    title: '学的每一课，\n都算数',
    promises: ['进度手机电脑同步', '考试答案实时保存', '证书官网可查'],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 420, height: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EntrancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {};
export const Enterprise: Story = {
  args: {
    art: <StandardEnterpriseArt />,
    eyebrow: '企业入驻',
    title: '一张码，\n整个班组一起学',
    promises: ['批量报名，统一开票', '学习进度企业可见', '专属顾问一对一'],
  },
};
