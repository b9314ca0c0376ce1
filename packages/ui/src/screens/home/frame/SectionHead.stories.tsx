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

export const Default: Story = {};
export const WithLink: Story = { args: { moreTo: '#majors', moreLabel: '全部专业' } };
export const Small: Story = { args: { ...homeHeadings.news, moreTo: '#news' } };
