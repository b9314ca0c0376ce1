import { makeGraduationCertificate, makeLevelCertificate } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { SharePosterDialog } from './SharePosterDialog.tsx';

const meta = {
  title: '分享海报弹窗 SharePosterDialog',
  id: 'share-poster-dialog',
  component: SharePosterDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    poster: {
      kind: 'project',
      title: '养老护理员（三级）考评全程班：理论、实操与三次模拟',
      eyebrow: '培训 · 考试 · 认证',
      text: '职业技能等级证书，浙江省人社厅发证',
      imageUrl: '/media/covers/elder-care.svg',
      price: { amount: '1680', isFrom: true },
      note: '补贴 ¥1,500',
      call: '扫码选班期',
      behind: '在手机上报名，约 2 分钟',
      name: '云帆职业培训学校',
      logoUrl: '/media/brands/yunfan.svg',
      address: 'https://yunfan.example/educational-product/detail?id=71001',
    },
    onSave: fn((_picture: Blob) => Promise.resolve('saved' as const)),
    onCopy: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof SharePosterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ args, userEvent, step }) => {
    await step('the poster is a picture of 1,125 × 2,001 that can be saved', async () => {
      const poster = await screen.findByRole('img', { name: /^海报：.?养老护理员/ });
      await waitFor(() => expect(poster).toHaveProperty('naturalWidth', 1125));
      await userEvent.click(screen.getByRole('button', { name: '保存海报' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob));
      const [picture] = mocked(args.onSave).mock.lastCall ?? [];
      await expect(picture?.size).toBeLessThan(600 * 1024);
      await expect(screen.getByRole('button', { name: '已保存' })).toBeVisible();
      await expect(await screen.findByText(/海报已保存/)).toBeVisible();
    });
    await step('the address can be copied', async () => {
      await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
      await expect(args.onCopy).toHaveBeenCalledWith(args.poster.address);
      await expect(await screen.findByText('链接已复制')).toBeVisible();
    });
  },
};

const NOTHING = { eyebrow: null, text: null, imageUrl: null, price: null, note: null };

/** Drawn, with the name and the number masked. */
export const OfACertificate: Story = {
  name: '证书 Of A Certificate',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'notice',
      title: '证书核验',
      certificate: makeLevelCertificate(),
      call: '扫码核验真伪',
      behind: '编号已填好，补上姓名就能查',
    },
  },
};

export const OfAGraduation: Story = {
  name: '结业证书 Of A Graduation',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'notice',
      title: '证书核验',
      certificate: makeGraduationCertificate({
        productName: '母婴护理员（月嫂）金牌精讲班：新生儿照护与产妇护理',
      }),
      call: '扫码核验真伪',
      behind: '编号已填好，补上姓名就能查',
    },
  },
};

export const OfASchool: Story = {
  name: '学校 Of A School',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'school',
      title: '云帆职业培训学校',
      headline: '教室在病房，老师是同事',
      eyebrow: '民办非企业 · 省级示范',
      text: '杭州市拱墅区莫干山路 1418 号',
      call: '扫码看学校怎么样',
      behind: '地址、专业和师资',
    },
  },
  play: async ({ step }) => {
    await step('the school and its people stand in the place of the picture', async () => {
      const poster = await screen.findByRole<HTMLImageElement>('img', { name: /^海报/ });
      await waitFor(() => expect(poster).toHaveProperty('naturalWidth', 1125));
      const context = new OffscreenCanvas(1125, 1080).getContext('2d');
      context?.drawImage(poster, 0, 0);
      await expect(new Set(context?.getImageData(0, 0, 1125, 1080).data).size).toBeGreaterThan(20);
    });
  },
};

export const OfNews: Story = {
  name: '新闻 Of News',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'news',
      title: '护理员技能补贴新规落地',
      eyebrow: '政策解读 · 2026-11-18',
      text: '持证三级最高可领 1,500 元，申领期限放宽到两年。',
      imageUrl: '/media/covers/classroom.svg',
      call: '扫码读全文',
      behind: '手机上接着读',
    },
  },
};

/** What an occupation pays stands where a project has its price. */
export const OfAMajor: Story = {
  name: '专业 Of A Major',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'major',
      title: '医疗护理',
      eyebrow: '热门专业',
      text: '医疗护理员、康复照护、病患陪护',
      imageUrl: '/media/covers/hospital-ward.svg',
      salary: { kind: 'range', from: 5800, to: 8000 },
      call: '扫码看这个专业',
    },
  },
};

/** Without a picture the brand has a drawing of each kind. */
export const OfANotice: Story = {
  name: '公告 Of A Notice',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'notice',
      title: '关于开展养老护理员技能提升补贴申领的通知',
      eyebrow: '通知公告 · 2026-11-27',
      text: '学员服务部',
      call: '扫码读全文',
      behind: '手机上接着读',
    },
  },
};

export const OfAMajorWithoutPicture: Story = {
  name: '专业没有图 Of A Major Without Picture',
  args: {
    poster: {
      ...meta.args.poster,
      ...NOTHING,
      kind: 'major',
      title: '健康管理',
      eyebrow: '热门专业',
      text: '健康管理师、营养配餐员',
      salary: { kind: 'range', from: 6500, to: 10_000 },
      call: '扫码看这个专业',
    },
  },
};

/** The brand's drawing takes the place of the picture; a long title ends with an ellipsis. */
export const WithoutPicture: Story = {
  name: '没有图 Without Picture',
  args: {
    poster: {
      ...meta.args.poster,
      title: '养老护理员（三级）与失智照护专项能力连读班：理论、实操、三次模拟、情景病房带教与考前冲刺',
      imageUrl: null,
      price: null,
      logoUrl: null,
    },
  },
};
