import {
  makeGraduationCertificate,
  makeLevelCertificate,
  makeServiceContact,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { captchaPicture } from '../../forms/certificate-query/testing/captchaPicture.ts';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { CertificateQueryScreen } from './CertificateQueryScreen.tsx';

const outage = failed('系统繁忙', fn());
const query = {
  id: 1,
  kind: 'level',
  name: '沈雨薇',
  certificateNumber: 'S000033010026263002419',
  queriedAt: '2026-11-21 11:08:32',
} as const;

const meta = {
  title: '证书查询 CertificateQueryScreen',
  id: 'certificate-query-screen',
  component: CertificateQueryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    schoolName: '云帆职业培训学校',
    kind: 'level',
    onKind: fn(),
    onQuery: fn(async () => null),
    captcha: ready(captchaPicture),
    onRefreshCaptcha: fn(),
    outcome: null,
    onReset: fn(),
    contact: ready(makeServiceContact()),
    onView: fn(),
    onDownload: fn(async () => 'saved' as const),
    onPrint: fn(),
  },
} satisfies Meta<typeof CertificateQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first query; the school has no contact. */
export const Empty: Story = { name: '空 Empty', args: { contact: ready(null) } };
export const Loading: Story = { name: '加载 骨架 Loading', args: { captcha: LOADING, contact: LOADING } };
/** The captcha and the contact fail. */
export const Failed: Story = { name: '失败 Failed', args: { captcha: outage, contact: outage } };
export const Full: Story = {
  tags: ['area-form'],
  name: '完整 Full',
  args: {
    outcome: { ...query, certificate: makeLevelCertificate() },
    address: 'https://yunfan.example/query?type=0&number=S000033010026263002419',
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: '核验这本证书的二维码' });
    await expect(code).toBeVisible();
    // Printed with the certificate: the rest of the page is not.
    await expect(code.closest('[data-print-sheet]')).not.toBeNull();
  },
};
/** The contact fails; the certificate has no picture and few fields. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    contact: outage,
    outcome: {
      ...query,
      certificate: makeLevelCertificate({ pictureUrl: null, typeOfWork: null, mobile: null }),
    },
  },
};
export const Graduation: Story = {
  name: '结业证 Graduation',
  args: {
    kind: 'graduation',
    outcome: { ...query, kind: 'graduation', certificate: makeGraduationCertificate() },
  },
};
export const NotFound: Story = {
  name: '查无 没有查到 Not Found',
  args: { outcome: { ...query, certificate: null } },
};
export const NotFoundWithoutContact: Story = {
  ...NotFound,
  name: '查无 没有查到 Not Found Without Contact',
  args: { ...NotFound.args, contact: ready(null) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    outcome: {
      ...query,
      name: '迪丽热巴·迪力木拉提',
      certificate: makeLevelCertificate({
        holderName: '迪丽热巴·迪力木拉提',
        professionName: '健康照护师（长期照护与失智照护专项职业能力）',
      }),
    },
  },
};

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { outcome: { ...query, certificate: makeLevelCertificate({ pictureUrl: null }) } },
};

const phone = { globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { ...Empty, ...phone, name: '手机 Phone' };
export const PhoneFull: Story = { ...Full, ...phone, name: '手机 完整 Phone Full' };
export const PhoneNotFound: Story = { ...NotFound, ...phone, name: '手机 查无 Phone Not Found' };
