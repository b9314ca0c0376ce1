import { makeGraduationCertificate, makeLevelCertificate } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateSheet } from './CertificateSheet.tsx';

const meta = {
  title: '证书 CertificateSheet',
  id: 'certificate-sheet',
  component: CertificateSheet,
  args: { certificate: makeLevelCertificate(), schoolName: '云帆职业培训学校' },
  parameters: { frame: { maxWidth: 800 } },
} satisfies Meta<typeof CertificateSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level: Story = { name: '技能等级证 Level' };
export const Graduation: Story = {
  name: '结业证 Graduation',
  args: { certificate: makeGraduationCertificate() },
};
export const Revealed: Story = { name: '显示全部 Revealed', args: { isRevealed: true } };

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    schoolName: '浙江省长三角一体化健康照护职业技能培训学校',
    certificate: makeGraduationCertificate({
      holderName: '迪丽热巴·迪力木拉提',
      productName: '医疗护理员（四级）岗前实训与职业道德、急救、感染控制综合提升考评全程班',
      agencyName: '浙江省长三角一体化健康照护职业技能培训学校',
      certificateNumber: 'YF-2026-0830-0000-0000-0000-0000-0037',
    }),
  },
};

/** The server sends little more than the name. */
export const FewFacts: Story = {
  name: '信息不全 Few Facts',
  args: {
    certificate: makeLevelCertificate({
      idCard: null,
      mobile: null,
      professionName: null,
      typeOfWork: null,
      level: null,
      issuedOn: null,
    }),
  },
};
