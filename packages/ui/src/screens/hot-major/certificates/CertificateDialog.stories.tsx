import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CertificateDialog } from './CertificateDialog.tsx';

const meta = {
  title: '证书弹窗 CertificateDialog',
  id: 'certificate-dialog',
  component: CertificateDialog,
  args: {
    certificate: { name: '养老护理员职业技能等级证书（三级）', url: '/media/scenes/certificate-picture.svg' },
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CertificateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
/** A drawn sample, and no link. */
export const MissingPicture: Story = {
  name: '缺图片 Missing Picture',
  args: { certificate: { name: '失智照护专项职业能力证书', url: null } },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    certificate: {
      name: '养老护理员（三级）与失智老人照护专项职业能力联合考评结业证书（省级示范培训基地专用）',
      url: '/media/scenes/certificate-picture.svg',
    },
  },
};
export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
