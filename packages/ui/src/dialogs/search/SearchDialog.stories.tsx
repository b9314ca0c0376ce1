import { createSearchIndex, findNearWords, type SearchEntry, searchEntries } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { SearchDialog } from './SearchDialog.tsx';

const LONG = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);
const ENTRIES: SearchEntry[] = [
  { kind: 'class', id: 'c', title: '养老护理员（三级）2026 秋季 3 班', detail: '我的班级', to: '#c' },
  {
    kind: 'course',
    id: 'k',
    title: '压疮预防与皮肤护理专题',
    detail: '养老护理员（三级）2026 秋季 3 班',
    to: '#k',
  },
  ...(
    [
      ['失能老人体位转移与压疮预防', 'live'],
      ['压疮分期图谱（12 张）', 'image'],
      ['第四章单元测试：压疮与体位', 'test'],
      ['压疮敷料怎么选', 'video'],
      ['压疮风险：Braden 评分表', 'document'],
    ] as const
  ).map(([title, content], index): SearchEntry => ({
    kind: 'lesson',
    id: `r${index}`,
    title,
    content,
    detail: '11-19 18:30 · 第四章',
    to: `#r${index}`,
  })),
  {
    kind: 'note',
    id: 'n',
    title: '五处受压点，别漏足跟',
    detail: '我的笔记',
    text: '[08:24] 枕部、肩胛、骶尾、足跟都要看，不退要按Ⅰ期压疮记录并报告',
    to: '#n',
  },
  {
    kind: 'product',
    id: 'p',
    title: '养老护理员（三级）考评全程班：理论、实操与三次模拟',
    detail: '¥1,680 起 · 职业技能等级证书',
    to: '#p',
  },
  { kind: 'news', id: 'w', title: '我校学员获压疮护理竞赛一等奖', detail: '新闻资讯', to: '#w' },
  { kind: 'major', id: 'm', title: '养老护理', detail: '培训项目', to: '#m' },
  ...[
    '为防止压疮加重，下列做法正确的有（　）',
    'Ⅱ期压疮的皮肤表现是（　）',
    '压疮局部可以用力按摩促进循环（　）',
  ].map((title, index): SearchEntry => ({
    kind: 'mistake',
    id: `m${index}`,
    title,
    detail: `错 ${3 - index} 次 · 理论模拟测试（二）`,
    to: '#book',
  })),
  { kind: 'certificate', id: 't', title: '压疮护理专项能力证书', detail: '养老护理 · 可考的证书', to: '#m' },
];
const searchIn = (entries: SearchEntry[]) => {
  const index = createSearchIndex(entries);
  return (words: string) => searchEntries(index, words);
};

const meta = {
  title: '搜索 SearchDialog',
  id: 'search-dialog',
  component: SearchDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    search: searchIn(ENTRIES),
    suggest: (words) => findNearWords(createSearchIndex(ENTRIES), words),
    isLoading: false,
    onRetry: null,
    recent: ['压疮', '海姆立克', '翻身记录表'],
    onForget: fn(),
    onOpen: fn(),
    onAsk: fn(),
    placeholder: '课程、课堂、笔记、错题、证书',
  },
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
export const Recent: Story = { name: '最近搜过 Recent' };
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

export const ByKeyboard: Story = {
  name: '键盘 By Keyboard',
  parameters: { docs: { disable: true } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    const list = screen.getByRole('listbox', { name: '搜索结果' });
    const selected = () => within(list).getByRole('option', { selected: true });
    // What is found is drawn after what is typed.
    const expectSelected = (name: string) => waitFor(() => expect(selected()).toHaveTextContent(name));
    const expectRows = (count: number) =>
      waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(count));
    await step('earlier words are the first rows', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expectSelected('海姆立克');
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(field).toHaveValue('压疮');
    });
    await step('arrows go through all groups, and the field names the row', async () => {
      await expectSelected('压疮预防与皮肤护理专题');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveAttribute('aria-activedescendant', selected().id);
      await expectSelected('压疮分期图谱');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expectSelected('竞赛一等奖');
    });
    await step('left and right change the column', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expectSelected('压疮局部可以用力按摩促进循环');
      await userEvent.keyboard('{ArrowLeft}');
      await expectSelected('压疮预防与皮肤护理专题');
    });
    await step('a note that has the words shows its sentence', async () => {
      await expect(
        await within(list).findByRole('option', { name: /“…….*压疮记录并报告”/ }),
      ).toHaveTextContent('五处受压点，别漏足跟 · 我的笔记');
    });
    await step('a range shows all of a kind', async () => {
      await expectRows(12);
      await userEvent.click(screen.getByRole('button', { name: '课堂 5' }));
      await expectRows(5);
    });
    await step('initials find too, and Enter opens', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ylhl');
      await expectSelected('养老护理员（三级）2026 秋季 3 班');
      // The Enter by which Safari takes a candidate.
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(args.onOpen).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'c' }), 'ylhl');
    });
    await step('Escape clears first and closes second', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const NearWordsSearch: Story = {
  name: '近的词 Near Words',
  parameters: { docs: { disable: true } },
  args: { recent: [] },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '压疮营养泵');
    await expect(await screen.findByText('没有找到“压疮营养泵”')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '压疮 12' }));
    const list = screen.getByRole('listbox', { name: '搜索结果' });
    await waitFor(() => expect(list).toHaveTextContent('压疮预防与皮肤护理专题'));
  },
};

export const AsksTheSchool: Story = {
  name: '问学校 Asks The School',
  parameters: { docs: { disable: true } },
  args: { recent: [] },
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await step('words that find nothing are asked about', async () => {
      await userEvent.type(field, '蓝鲸');
      await userEvent.click(await screen.findByRole('button', { name: '拿这个词去问学校' }));
      await expect(args.onAsk).toHaveBeenCalledWith('蓝鲸');
    });
    await step('the cross in the field empties it, and the field has the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: '清除' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

/** What was not asked is not said to be absent. */
export const NothingInPart: Story = {
  name: '没找全也没有 Nothing In Part',
  args: { recent: [], onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '蓝鲸');
    await expect(await screen.findByText('这次没找成')).toBeVisible();
    await expect(screen.queryByText('没有找到“蓝鲸”')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '再找一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The words and the rows stay. */
export const PartOfItFailed: Story = {
  name: '没找成 Part Of It Failed',
  parameters: { docs: { disable: true } },
  args: { onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await userEvent.type(field, '压疮');
    await userEvent.click(screen.getByRole('button', { name: '再找一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('压疮');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5));
  },
};
