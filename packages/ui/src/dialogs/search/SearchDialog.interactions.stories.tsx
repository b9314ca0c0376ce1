import type { SearchEntry } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { SearchDialog } from './SearchDialog.tsx';
import { makeSearchArgs, OPENED, searchIn } from './testing/makeSearchArgs.ts';

const meta = {
  tags: ['!autodocs'],
  component: SearchDialog,
  parameters: { layout: 'fullscreen' },
  args: makeSearchArgs(),
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
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

/** Before a word: earlier words, then what was opened, by the same keys. */
export const OpensWithoutAWord: Story = {
  args: { first: OPENED },
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    const opened = screen.getByRole('group', { name: '最近打开' });
    await step('the row behind the last earlier word opens, and no word is remembered', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(within(opened).getByRole('option', { selected: true })).toHaveTextContent(
        '压疮敷料怎么选',
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'r3' }), '');
    });
    await step('a word takes their place', async () => {
      await userEvent.type(field, '压疮');
      await waitFor(() => expect(opened).not.toBeInTheDocument());
    });
  },
};

export const NearWordsSearch: Story = {
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
  globals: { viewport: { value: 'desktop' } },
  args: { recent: [], onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '蓝鲸');
    await expect(await screen.findByText('这次没找成')).toBeVisible();
    await expect(screen.queryByText(/没有找到“蓝鲸”|没找全|共 0 条/)).toBeNull();
    await expect(screen.getByRole('button', { name: '课堂 –' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '再找一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const MANY = (['certificate', 'product'] as const).flatMap((kind) =>
  Array.from({ length: 20 }, (_, index): SearchEntry => ({
    kind,
    id: `${index}`,
    title: kind === 'certificate' ? `育婴员（四级）技能等级证书 ${index}` : `母婴护理班 ${index}`,
    detail: kind === 'certificate' ? '母婴护理 · 可考的证书' : '¥1,480 起 · 技能等级证书',
    to: '#',
  })),
);

/** Where it belongs begins with what it costs; of a long one the part with the words is shown. */
export const WhereItBelongs: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    recent: [],
    search: searchIn([
      { kind: 'product', id: 'p', title: '全程班', detail: '¥1,680 起 · 职业技能等级证书', to: '#' },
      {
        kind: 'lesson',
        id: 'r',
        title: '评分表',
        detail: '今天 10:30 · 视频 · 失能老人体位转移与翻身、叩背和证书',
        to: '#',
      },
    ]),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '证书');
    await expect(await screen.findByRole('option', { name: /全程班/ })).toHaveTextContent('¥1,680 起');
    await expect(screen.getByRole('option', { name: /评分表/ })).toHaveTextContent(
      /……失能老人体位转移与翻身、叩背和证书/,
    );
  },
};

/** The rows fill the window, and no less than a row is left of it. */
export const FillsItsWindow: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { recent: [], search: searchIn(MANY) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '证书');
    const foot = (await screen.findByText('共 40 条')).getBoundingClientRect();
    const left = () => foot.top - (screen.getAllByRole('option').at(-1)?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(left()).toBeLessThan(72));
    await expect(left()).toBeGreaterThanOrEqual(0);
    await expect(screen.getAllByText('全部 20 条')).toHaveLength(2);
  },
};
export const FillsATablet: Story = {
  ...FillsItsWindow,
  globals: { viewport: { value: 'tablet' } },
};

/** Without a space between: what has its parts is found, and they are marked. */
export const PartsOfAWord: Story = {
  args: { recent: [], search: searchIn(MANY.slice(0, 2)) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '育婴员证书');
    const [row] = await screen.findAllByRole('option');
    await expect(row).toHaveTextContent('母婴护理 · 可考的证书');
    await waitFor(() =>
      expect(Array.from(row?.querySelectorAll('mark') ?? [], ({ textContent }) => textContent)).toEqual([
        '育婴员',
        '证书',
        '证书',
      ]),
    );
  },
};

/** The words and the rows stay. */
export const PartOfItFailed: Story = {
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
