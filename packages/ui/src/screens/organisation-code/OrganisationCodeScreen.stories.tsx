import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { BrandDrawing } from '../../theme/testing/BrandDrawing.tsx';
import { OrganisationCodeScreen } from './OrganisationCodeScreen.tsx';

const organisation = {
  name: '云帆职业培训学校',
  logoUrl: '/media/brands/yunfan.svg',
  address: 'https://yunfan.school.example/register?type=2&invitationCode=YF83K2',
  joinTo: '/register?type=2&invitationCode=YF83K2',
  invitationCode: 'YF83K2',
};

const meta = {
  title: '机构二维码 OrganisationCodeScreen',
  id: 'organisation-code-screen',
  component: OrganisationCodeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '云帆职业培训学校',
    logoUrl: '/media/brands/yunfan.svg',
    organisation: ready(organisation),
    registerTo: '#register',
    onCopy: fn(),
    onSave: fn(),
    onSaveFailed: fn(),
    backdrop: <BrandDrawing drawing="AuthBackdrop" />,
    licence: ['© 2026 云帆职业培训学校'],
    homeTo: '/',
  },
} satisfies Meta<typeof OrganisationCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(await canvas.findByRole('img', { name: '加入本机构的二维码' })).toBeVisible();
    await expect(canvas.getByText('YF83K2')).toBeVisible();
    await step('a click copies the invitation code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '复制邀请码' }));
      await expect(args.onCopy).toHaveBeenCalledWith('YF83K2');
    });
    await step('a click saves the picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存图片' }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
      const [picture] = args.onSave.mock.calls[0] as [Blob];
      await expect(picture.type).toBe('image/png');
      await expect(picture.size).toBeGreaterThan(500);
      await expect(args.onSaveFailed).not.toHaveBeenCalled();
    });
  },
};
/** The code cannot be scanned by the phone that shows it. */
export const OnPhone: Story = {
  name: '手机 On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去加入' })).toHaveAttribute(
      'href',
      organisation.joinTo,
    );
    await expect(canvas.getByText(/别人扫这个码/)).toBeVisible();
  },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { organisation: LOADING } };
/** The invitation code of the address is unknown. */
export const Empty: Story = { name: '空 Empty', args: { organisation: ready(null) } };
export const Failed: Story = {
  name: '失败 Failed',
  args: { organisation: failed('系统繁忙', fn()) },
};
/** No logo and no invitation code. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { organisation: ready({ ...organisation, logoUrl: null, invitationCode: null }) },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    organisation: ready({
      ...organisation,
      name: '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校（莫干山路总校区）',
    }),
  },
};
export const Cobranded: Story = {
  name: '金蝶 Cobranded',
  globals: { brand: 'kingdee' },
  args: { logoUrl: null },
};
