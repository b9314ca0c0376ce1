import { makeLevelCertificate, makeServiceContact } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { captchaPicture } from '../../forms/certificate-query/testing/captchaPicture.ts';
import { ready } from '../../primitives/block/Loadable.ts';
import { CertificateQueryScreen } from './CertificateQueryScreen.tsx';

type Props = ComponentProps<typeof CertificateQueryScreen>;
const query = {
  id: 1,
  kind: 'level',
  name: '沈雨薇',
  certificateNumber: 'S000033010026263002419',
  queriedAt: '2026-11-21 11:08:32',
} as const;

const meta = {
  tags: ['!autodocs'],
  component: CertificateQueryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    schoolName: '云帆职业培训学校',
    kind: 'level',
    onKind: fn(),
    onQuery: fn<Props['onQuery']>(async () => null),
    captcha: ready(captchaPicture),
    onRefreshCaptcha: fn(),
    outcome: { ...query, certificate: makeLevelCertificate() },
    onReset: fn(),
    contact: ready(makeServiceContact()),
    onView: fn(),
    onDownload: fn<Props['onDownload']>(async () => 'saved'),
    onPrint: fn(),
  },
  render: function Stateful(args) {
    const [outcome, setOutcome] = useState(args.outcome);
    const onReset = () => {
      args.onReset();
      setOutcome(null);
    };
    const onQuery: Props['onQuery'] = async (fields) => {
      const reason = await args.onQuery(fields);
      setOutcome({ ...query, id: 2, certificate: makeLevelCertificate() });
      return reason;
    };
    return <CertificateQueryScreen {...args} outcome={outcome} onReset={onReset} onQuery={onQuery} />;
  },
} satisfies Meta<typeof CertificateQueryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MasksPersonalData: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'the result has the focus; personal data shows only its first and last characters',
      async () => {
        await expect(canvas.getByRole('heading', { name: '查询到 1 本证书' })).toHaveFocus();
        await expect(canvas.getByText('330106********2419')).toBeVisible();
        await expect(canvas.queryByText('330106199203142419')).not.toBeInTheDocument();
      },
    );
    await step('one switch shows the data in full', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: '显示完整证件号与手机号' }));
      await expect(canvas.getByText('330106199203142419')).toBeVisible();
      await expect(canvas.getByText('13857146209')).toBeVisible();
    });
    await step('the next result is masked again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈雨薇');
      await userEvent.type(canvas.getByRole('textbox', { name: '证书编号' }), query.certificateNumber);
      await userEvent.type(canvas.getByRole('textbox', { name: '图形验证码' }), '7215{Enter}');
      await waitFor(() => expect(canvas.getByText('330106********2419')).toBeVisible());
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    });
  },
};

export const PictureActions: Story = {
  args: { onDownload: fn<Props['onDownload']>(async () => 'opened') },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click opens the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看大图' }));
      await expect(args.onView).toHaveBeenCalledWith('/media/certificates/level-shen.svg');
    });
    await step('a download that is not possible offers a link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下载证书' }));
      const link = await canvas.findByRole('link', { name: '点这里查看原图' });
      await expect(link).toHaveAttribute('href', '/media/certificates/level-shen.svg');
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    });
    await step('a click prints the result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打印查询结果' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};

/** A script address is neither opened nor loaded as a picture. */
export const ScriptAddressOfPicture: Story = {
  args: {
    outcome: {
      ...query,
      certificate: makeLevelCertificate({
        holderName: '<img src=x onerror=alert(1)>',
        pictureUrl: 'java\tscript:alert(document.domain)',
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('暂无证书图片')).toBeVisible();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '下载证书' })).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[src*="script"], [href*="script"]')).toHaveLength(0);
  },
};

export const QueriesAgainOnPhone: Story = {
  args: { outcome: { ...query, certificate: null } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the result replaces the form, with tips and a contact', async () => {
      await expect(canvas.getByRole('heading', { name: '抱歉，未查询到相关信息' })).toHaveFocus();
      const tips = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(tips).toEqual([
        expect.stringContaining('请确认证书由本项目、本学校颁发'),
        expect.stringContaining('请确认选对了查询入口'),
        expect.stringContaining('请核对证书编号、身份证号与姓名'),
      ]);
      await expect(canvas.getByRole('link', { name: '0571-8832 6610' })).toHaveAttribute(
        'href',
        'tel:0571-88326610',
      );
      await expect(canvas.queryByRole('textbox', { name: '姓名' })).not.toBeInTheDocument();
    });
    await step('修改后再查 returns to the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus());
    });
  },
};
