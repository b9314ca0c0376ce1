import { makeBanner } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = {
  title: '轮播横幅 BannerCarousel',
  id: 'banner-carousel',
  component: BannerCarousel,
  args: { banners: [makeBanner({}, 0), makeBanner({}, 1), makeBanner({}, 2)] },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const One: Story = { name: '一个 One', args: { banners: [makeBanner()] } };
export const PictureOnly: Story = { name: '只有图 Picture Only', args: { banners: [makeBanner({}, 2)] } };

/** 360 px high on a desk, 186 on a phone (HOME-01, decision 0010). */
export const OnAPhone: Story = {
  name: '手机 On A Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBe(186);
  },
};

export const MissingPicture: Story = {
  name: '缺图片 Missing Picture',
  args: { banners: [makeBanner({ imageUrl: '/media/none.svg' })] },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    banners: [
      makeBanner({
        title: '养老护理员（三级）考评全程班与失智老人照护专项能力提升周末班同时开放报名直到十二月底',
        introduction:
          '培训、考试、评价、发证同一所学校完成，符合条件者可申领职业技能补贴，困难家庭学员另有专项助学安排，详情请咨询课程顾问。',
      }),
    ],
  },
};

export const CarouselReplacesTheFirstBanner: Story = {
  name: '换成轮播 Carousel Replaces The First Banner',
  play: async ({ canvas, userEvent, step }) => {
    await step('the first banner is visible before the carousel loads', async () => {
      await expect(canvas.getByRole('heading', { name: '会照护的人，理应被郑重认证' })).toBeVisible();
    });
    await step('the arrows appear on hover and show the next banner', async () => {
      await userEvent.hover(canvas.getByRole('heading', { name: '会照护的人，理应被郑重认证' }));
      await userEvent.click(await canvas.findByRole('button', { name: '下一张' }));
      await expect(
        await canvas.findByRole('heading', { name: '夜里两点，也有人知道该怎么办' }),
      ).toBeInTheDocument();
    });
  },
};

/** An address of another site opens in a new tab; a dangerous one is plain text. */
export const UnsafeAddress: Story = {
  name: '不安全的地址 Unsafe Address',
  args: {
    banners: [makeBanner({ action: { label: '查看开班计划', url: 'javascript:alert(1)' } })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('查看开班计划')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
