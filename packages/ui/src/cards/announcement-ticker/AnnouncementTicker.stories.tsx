import { makeAnnouncement, makeMany } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementTicker } from './AnnouncementTicker.tsx';

const meta = {
  title: '公告滚动 AnnouncementTicker',
  id: 'announcement-ticker',
  component: AnnouncementTicker,
  args: {
    announcements: makeMany(makeAnnouncement, 4),
    getLink: ({ id }) => `#${id}`,
    moreTo: '#all',
  },
} satisfies Meta<typeof AnnouncementTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const News: Story = { name: '新闻 News', args: { announcements: [makeAnnouncement({}, 1)] } };
export const WithoutLinks: Story = {
  name: '没有链接 Without Links',
  args: { getLink: undefined, moreTo: undefined },
};
export const WithoutDate: Story = {
  name: '没有日期 Without Date',
  args: { announcements: [makeAnnouncement({ publishedAt: null })] },
};
