import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StudyEntries, type StudyEntry } from './StudyEntries.tsx';

const full: StudyEntry[] = [
  { kind: 'mistakes', text: '今天 10 题', longText: '今天复习 10 题', isDue: true, to: '#mistakes' },
  { kind: 'timetable', text: '今天 3 节', longText: '今天 3 节，明天 4 节', to: '#timetable' },
  { kind: 'downloads', text: '312 MB', longText: '6 节，312 MB', onSelect: fn() },
  { kind: 'certificates', text: '1 本', longText: '1 本可查，2 本还没有取得', to: '#certificates' },
];

const meta = {
  title: '常用入口 StudyEntries',
  id: 'study-entries',
  component: StudyEntries,
  args: { entries: full, variant: 'tiles' },
} satisfies Meta<typeof StudyEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /错题本\s*今天(复习)? 10 题/ })).toBeVisible();
  },
};
/** 我的学习 has them beside its title. */
export const Links: Story = { name: '标题旁 Links', args: { variant: 'links' } };
/** A row of 88 px. */
export const Phone: Story = { name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
/** The counts come later, and move nothing. */
export const Loading: Story = {
  name: '加载 Loading',
  args: { entries: full.map((entry) => ({ ...entry, text: null, longText: undefined, isDue: false })) },
};
/** Nothing is due: the entries stay. */
export const NothingDue: Story = {
  name: '今天没有 Nothing Due',
  args: {
    entries: [
      { kind: 'mistakes', text: '今天没有', to: '#mistakes' },
      { kind: 'timetable', text: '今天没有', to: '#timetable' },
      { kind: 'certificates', text: '还没有', to: '#certificates' },
    ],
  },
};
