import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeHeadings } from '../homeHeadings.ts';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: '首页板块标题 SectionHead',
  id: 'section-head',
  component: SectionHead,
  args: homeHeadings.majors,
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const WithLink: Story = {
  name: '带链接 With Link',
  args: { moreTo: '#majors', moreLabel: '全部专业' },
};
export const Small: Story = { name: '小号 Small', args: { ...homeHeadings.news, moreTo: '#news' } };
