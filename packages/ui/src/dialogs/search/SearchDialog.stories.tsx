import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { SearchDialog } from './SearchDialog.tsx';
import { ENTRIES, makeSearchArgs, OPENED, searchIn } from './testing/makeSearchArgs.ts';

const LONG = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);

const meta = {
  title: '搜索 SearchDialog',
  id: 'search-dialog',
  component: SearchDialog,
  args: makeSearchArgs(),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const searching = (words: string): Story['play'] =>
  async function type({ userEvent }) {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), words);
  };

export const Full: Story = { name: '完整 Full', play: searching('压疮') };
/** Nothing is typed yet. */
export const Recent: Story = { name: '最近搜过 Recent', args: { first: OPENED } };
export const RecentOnPhone: Story = {
  ...Recent,
  name: '最近搜过，手机 Recent On Phone',
  globals: { viewport: { value: 'phone' } },
};
/** Nothing was searched for yet: what the school offers. */
export const First: Story = {
  name: '第一次打开 First',
  args: {
    recent: [],
    first: [
      { label: '培训项目', entries: ENTRIES.filter(({ kind }) => kind === 'product') },
      { label: '新闻', entries: ENTRIES.filter(({ kind }) => kind === 'news') },
    ],
  },
};
export const Empty: Story = { name: '没有找到 Empty', args: { recent: [] }, play: searching('压疮营养泵') };
/** No shorter word finds anything. */
export const NothingNear: Story = {
  name: '没有近的词 Nothing Near',
  args: { recent: [] },
  play: searching('蓝鲸'),
};
export const Offline: Story = {
  name: '没有网络 Offline',
  args: { isOffline: true },
  play: searching('压疮'),
};
export const Loading: Story = {
  name: '加载 Loading',
  args: { isLoading: true, search: () => [] },
  play: searching('压疮'),
};
export const Failed: Story = { name: '失败 Failed', args: { onRetry: fn() }, play: searching('压疮') };
export const LongNames: Story = {
  name: '长名字 Long Names',
  args: { search: searchIn(ENTRIES.map((entry) => ({ ...entry, title: entry.title + LONG, detail: LONG }))) },
  play: searching('压疮'),
};
export const Phone: Story = { ...Full, name: '手机 Phone', globals: { viewport: { value: 'phone' } } };
