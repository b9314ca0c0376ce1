import { makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.ts';

const longName =
  '养老护理员（三级）与失智照护专项能力连读班：理论、实操、三次模拟、情景病房带教与考前冲刺，含补考一次及证书邮寄';

const meta = {
  title: '培训项目卡片 ProductCard',
  id: 'product-card',
  component: ProductCard,
  args: { product: makeProduct(), to: '#product' },
  parameters: { frame: { maxWidth: 282 } },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Loading: Story = { name: '加载 骨架 Loading', render: () => <ProductCardSkeleton /> };
export const LongName: Story = {
  name: '长名字 Long Name',
  args: { product: makeProduct({ name: longName }) },
};
export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: { product: makeProduct({ imageUrl: null }) },
};
export const BrokenCover: Story = {
  name: '坏封面 Broken Cover',
  args: { product: makeProduct({ imageUrl: '/media/none.svg' }) },
};
export const WithoutFrom: Story = {
  name: '没有“起” Without From',
  args: { product: makeProduct({ couponPrice: { amount: '1680', isFrom: false } }) },
};
export const WithoutCouponPrice: Story = {
  name: '没有券后价 Without Coupon Price',
  args: { product: makeProduct({ couponPrice: null }) },
};
export const WithoutPrice: Story = {
  name: '没有价格 Without Price',
  args: { product: makeProduct({ couponPrice: null, standardPrice: null, subsidy: null }) },
};
export const Free: Story = {
  name: '免费 Free',
  args: { product: makeProduct({ couponPrice: { amount: '0', isFrom: false } }) },
};
export const HugePrice: Story = {
  name: '超大价格 Huge Price',
  args: {
    product: makeProduct({
      couponPrice: { amount: '12345678.5', isFrom: true },
      standardPrice: { amount: '98765432', isFrom: true },
    }),
  },
};

/** The certificate of another school: only its name is known. */
export const WithoutOrganizations: Story = {
  name: '没有机构 Without Organizations',
  args: {
    product: makeProduct({
      issuingAuthority: null,
      certificationOrganization: null,
      trainingInstitution: null,
      schoolName: null,
      certificateType: null,
      certificateVerification: null,
      certificateBenefits: [],
      steps: [],
    }),
  },
};

/** Product types E2, E24, E10 and E12 show no steps. */
export const WithoutSteps: Story = {
  name: '没有步骤 Without Steps',
  args: { product: makeProduct({ showsSteps: false }) },
};

/** A school of type PE12 offers no training and may have labels of its own (HOME-10). */
export const WithoutTraining: Story = {
  name: '没有培训 Without Training',
  args: { labels: { certification: '评价机构', training: null } },
};

export const ManyThumbs: Story = {
  name: '多张缩略图 Many Thumbs',
  args: { product: makeProduct({ thumbs: 103_400 }) },
};
export const ManyBenefits: Story = {
  name: '多项权益 Many Benefits',
  args: {
    product: makeProduct({
      certificateBenefits: ['含实训 48 课时', '推荐就业', '小班二十人', '周末班', '情景病房'],
    }),
  },
};
/** A phone hides nothing of a product (HOME-06). */
export const OnAPhone: Story = {
  name: '在手机上 On A Phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { maxWidth: 343 } },
  args: { product: makeProduct({ imageTag: '热门' }) },
  play: async ({ args, canvas }) => {
    const { trainingInstitution, certificationOrganization } = args.product;
    for (const words of ['热门', '培训', trainingInstitution, certificationOrganization])
      if (words !== null) await expect(canvas.getAllByText(new RegExp(words))[0]).toBeVisible();
    await expect(canvas.getByRole('list', { name: '包含' })).toBeVisible();
    await expect(canvas.getByText('点赞')).toBeInTheDocument();
  },
};

export const NotClickable: Story = { name: '不可点 Not Clickable', args: { to: undefined } };

/** A page without addresses, such as a host of the custom element. */
export const OpensTheEnrolment: Story = {
  name: '打开报名 Opens The Enrolment',
  args: { to: undefined, onOpen: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('button', { name: /养老护理员（三级）.*去报名/ });
    await step('a click and Enter on the name open the enrolment', async () => {
      await userEvent.click(name);
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
      await expect(args.onOpen).toHaveBeenCalledWith(args.product);
    });
    await step('the whole card is clickable', async () => {
      const { height } = getComputedStyle(name, '::after');
      await expect(Number.parseFloat(height)).toBeGreaterThan(400);
    });
  },
};

/** Cards of a row have the same height with any content. */
export const InARow: Story = {
  name: '一行 In A Row',
  parameters: { frame: { maxWidth: 1200 } },
  render: ({ to }) => (
    <ProductGrid>
      {[
        ...makeMany(makeProduct, 3),
        makeProduct({ name: '短名', issuingAuthority: null, subsidy: null }, 3),
      ].map((product) => (
        <li key={product.id}>
          <ProductCard product={product} to={to} />
        </li>
      ))}
    </ProductGrid>
  ),
};

/** Each state of interaction. */
export const States: Story = {
  name: '悬停 焦点 按下 禁用 States',
  parameters: { frame: { maxWidth: 480 } },
  render: (args) => <InteractionStates isNeverDisabled>{() => <ProductCard {...args} />}</InteractionStates>,
};
