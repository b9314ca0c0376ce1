import { makeCommonQuestion, makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  title: '培训项目 ProductScreen',
  id: 'product-screen',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    product: ready(makeProduct()),
    salary: { kind: 'range', from: 6500, to: 9000 },
    questions: makeMany(makeCommonQuestion, 3),
    school: ready({
      name: '云帆职业培训学校',
      logoUrl: '/media/logo.svg',
      tags: ['民办非企业', '省级示范'],
      address: '杭州市拱墅区莫干山路 1418 号',
      phone: '0571-8832 6610',
      to: '#school',
    }),
    homeTo: '#home',
    listTo: '#list',
    certificateQueryTo: '#query',
    onEnrol: fn(),
    onConsult: fn(),
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('price with its 起, subsidy and the salary with its unit, which is smaller', async () => {
      const [price] = canvas.getAllByText('1,680', { exact: false });
      const salary = canvas.getByText('6,500–9,000 元/月');
      await expect(price).toHaveTextContent('¥1,680起');
      await expect(canvas.getByText('补贴 ¥1,500')).toBeVisible();
      const sizeOf = (element: Element | undefined) =>
        Number.parseFloat(element ? getComputedStyle(element).fontSize : '0');
      await expect(sizeOf(salary)).toBeLessThan(sizeOf(price));
      await expect(canvas.getByText('行业薪资')).toBeVisible();
    });
    await step('立即报名 opens the enrolment, 咨询老师 the consultation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '立即报名' }));
      await expect(args.onEnrol).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '咨询老师' }));
      await expect(args.onConsult).toHaveBeenCalledOnce();
    });
  },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { product: LOADING, school: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { product: ready(null) } };
export const Failed: Story = { name: '失败 Failed', args: { product: failed('系统繁忙', fn()) } };

/** The school and the major are not loaded: the card below the school's would move. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { school: LOADING, salary: null, questions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /拿不准/ })).toBeNull();
  },
};

export const SchoolFailed: Story = {
  name: '学校失败 School Failed',
  args: { school: failed('系统繁忙', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /拿不准/ })).toBeVisible();
  },
};

/** Only the name is known: nothing says 无. */
export const Bare: Story = {
  name: '极简 Bare',
  args: {
    salary: null,
    questions: [],
    onEnrol: undefined,
    product: ready(
      makeProduct({
        imageUrl: null,
        imageTag: null,
        steps: [],
        certificationOrganization: null,
        issuingAuthority: null,
        certificateType: null,
        certificateVerification: 'none',
        certificateBenefits: [],
        schoolName: null,
        trainingInstitution: null,
        standardPrice: null,
        couponPrice: null,
        subsidy: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/(^|[^价])无/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: '包含内容' })).toBeNull();
  },
};

export const LongName: Story = {
  name: '长名称 Long Name',
  args: {
    product: ready(
      makeProduct({
        name: '养老护理员（三级）与失智照护专项能力连读班：理论、实操、三次模拟、情景病房带教与考前冲刺，含补考一次及证书邮寄',
        couponPrice: { amount: '12345678.5', isFrom: true },
        standardPrice: { amount: '98765432', isFrom: true },
        certificateBenefits: ['含实训 48 课时', '推荐就业', '小班二十人', '周末班', '情景病房'],
      }),
    ),
  },
};
