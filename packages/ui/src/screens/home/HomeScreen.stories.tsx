import { BUSINESS_LINES } from '@cloud-school/domain';
import { makeAnnouncement, makeBanner, makeCoupon, makeMany, makeNotice } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { BannerBlock } from './banner/BannerBlock.tsx';
import { CouponsBlock } from './coupons/CouponsBlock.tsx';
import { EntriesBlock } from './entries/EntriesBlock.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { NoticesBlock } from './notices/NoticesBlock.tsx';
import { homeLowerBlocks } from './testing/homeLowerBlocks.tsx';
import { HomeOfData } from './testing/HomeOfData.tsx';

const longNotice = '关于开展养老护理员、育婴员与医疗护理员职业技能提升补贴申领及材料补交的通知';

const outage = failed('系统繁忙', fn());

const meta = {
  title: '首页 HomeScreen',
  id: 'home-screen',
  component: HomeOfData,
  subcomponents: { HomeScreen, BannerBlock, EntriesBlock, NoticesBlock },
  parameters: { layout: 'fullscreen' },
  args: {
    name: '云帆职业培训学校',
    today: '2026-11-21',
    banners: ready(makeMany(makeBanner, 3)),
    announcements: ready(makeMany(makeAnnouncement, 4)),
    lines: ready([...BUSINESS_LINES]),
    notices: ready(makeMany(makeNotice, 5)),
    links: {
      entry: (line) => (line === 'study' ? '#study' : undefined),
      announcement: ({ id }) => `#${id}`,
      notice: ({ id }) => `#${id}`,
      noticeList: '#notices',
    },
    onOpenLine: fn(),
  },
} satisfies Meta<typeof HomeOfData>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every block of the page. */
export const Full: Story = {
  tags: ['area-page'],
  name: '完整 Full',
  args: {
    besideNotices: (
      <CouponsBlock coupons={ready(makeMany(makeCoupon, 3))} today="2026-11-21" onClaim={fn()} />
    ),
    children: homeLowerBlocks,
  },
};

export const Phone: Story = { ...Full, name: '手机 Phone', globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  name: '加载 骨架 Loading',
  args: { banners: LOADING, announcements: LOADING, lines: LOADING, notices: LOADING },
};

/** A new school: its name replaces the banners. */
export const Empty: Story = {
  name: '空 Empty',
  args: {
    banners: ready([]),
    announcements: ready([]),
    lines: ready([]),
    notices: ready([]),
  },
};

export const Failed: Story = {
  name: '失败 Failed',
  args: { banners: outage, announcements: outage, lines: outage, notices: outage },
};

/** Some blocks are loaded, some loading, one failed; nothing shifts. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { banners: ready([makeBanner()]), announcements: LOADING, notices: outage },
};

export const OneOfEach: Story = {
  name: '各一项 One Of Each',
  args: {
    banners: ready([makeBanner({}, 2)]),
    announcements: ready([makeAnnouncement()]),
    lines: ready(['study']),
    notices: ready([makeNotice()]),
  },
};

export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    name: '浙江省杭州市拱墅区云帆养老护理与母婴照护职业技能培训学校',
    banners: ready([]),
    announcements: ready([
      makeAnnouncement({
        title:
          '关于 2026 年第四季度养老护理员（三级）、育婴员（四级）理论与实操考试考场安排及准考证下载时间的补充通知',
      }),
    ]),
    notices: ready(makeMany((_, index) => makeNotice({ title: longNotice }, index), 5)),
  },
};

export const MissingCover: Story = {
  name: '缺封面 Missing Cover',
  args: {
    banners: ready([makeBanner({ imageUrl: '/media/none.svg' })]),
  },
};

/** More data than the blocks show: five notices. */
export const OneThousandItems: Story = {
  name: '1000 项 One Thousand Items',
  args: {
    announcements: ready(makeMany(makeAnnouncement, 1000)),
    notices: ready(makeMany(makeNotice, 1000)),
  },
};

/** A site without other pages: nothing is clickable. */
export const WithoutLinks: Story = {
  name: '没有链接 Without Links',
  args: { links: {}, onOpenLine: undefined },
};
