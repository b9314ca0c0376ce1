import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CertificateSample } from './CertificateSample.tsx';

const meta = {
  title: '证书样张 CertificateSample',
  id: 'certificate-sample',
  component: CertificateSample,
  args: {
    words: { subject: '养老护理员', kind: '职业技能等级证书', level: '三级' },
    label: '证书样张：养老护理员（三级）',
  },
  parameters: { frame: { maxWidth: 320 } },
} satisfies Meta<typeof CertificateSample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '证书样张：养老护理员（三级）' })).toBeVisible();
  },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    words: { subject: '失能老人居家照护与康复辅助技能提升专项能力', kind: '专项职业能力证书', level: null },
  },
};
