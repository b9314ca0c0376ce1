import type { MistakeCards } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { MistakesScreen, type MistakesScreenProps } from './MistakesScreen.tsx';
import { ALL_MISTAKES } from './mistakeView.ts';
import { makeMistakes } from './testing/makeMistakes.ts';

const mistakes = makeMistakes(30);
const LONG = '养老护理员（三级）与失智老人照护专项职业能力联合考评：理论模拟测试周第二套';
const cards: MistakeCards = Object.fromEntries(
  mistakes
    .slice(6)
    .map(({ id }, index) => [
      id,
      index < 4 ? { right: 3, due: '2026-11-20' } : { right: 1, due: `2026-11-${22 + (index % 6)}` },
    ]),
);

/** A screen that filters and forgets as its page does. */
function LiveScreen(args: MistakesScreenProps) {
  const [filter, setFilter] = useState(args.filter);
  const [known, setKnown] = useState(args.cards);
  return (
    <MistakesScreen
      {...args}
      filter={filter}
      onFilter={setFilter}
      cards={known}
      onKnown={(id, isKnown) => {
        args.onKnown(id, isKnown);
        setKnown({ ...known, [id]: { right: isKnown ? 3 : 0, due: args.today } });
      }}
    />
  );
}

const meta = {
  title: '错题本 MistakesScreen',
  id: 'mistakes-screen',
  component: MistakesScreen,
  args: {
    path: [{ label: '我的学习', to: '#' }, { label: '错题本' }],
    mistakes: ready(mistakes),
    withheld: [],
    cards,
    today: '2026-11-21',
    courseNames: new Map([
      ['k-elder', '生活照护技能（三级）'],
      ['k-rehab', '康复服务与功能训练'],
    ]),
    filter: ALL_MISTAKES,
    onFilter: fn(),
    onPractise: fn(),
    onKnown: fn(),
    classTo: '#',
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <LiveScreen {...args} />,
} satisfies Meta<typeof MistakesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full' };
export const Loading: Story = { name: '加载 骨架 Loading', args: { mistakes: LOADING } };
export const Empty: Story = { name: '空 Empty', args: { mistakes: ready([]) } };
/** A repeated test may ask the same again. */
export const Withheld: Story = {
  name: '有卷子正在作答 Withheld',
  args: { mistakes: ready([]), withheld: ['养老护理员（三级）理论模拟测试（二）'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '《养老护理员（三级）理论模拟测试（二）》正在作答，交上以后再看里面的错题',
    );
    await expect(canvas.queryByText('还没有错题')).toBeNull();
  },
};
export const Failed: Story = { name: '失败 Failed', args: { mistakes: failed('系统繁忙', fn()) } };
/** The names of the courses have not arrived, and one exam has none. */
export const Partial: Story = {
  name: '部分 Partial',
  args: { courseNames: new Map(), mistakes: ready(makeMistakes(1)), cards: {} },
};
export const AllMastered: Story = {
  name: '都掌握了 All Mastered',
  args: { cards: Object.fromEntries(mistakes.map(({ id }) => [id, { right: 3, due: '2026-11-20' }])) },
};
/** What a teacher found partly right has the sign of the review, and nothing due has no week. */
export const PartlyRight: Story = {
  name: '部分正确 Partly Right',
  args: {
    mistakes: ready(
      makeMistakes(1).map((mistake) => ({
        ...mistake,
        question: {
          ...mistake.question,
          solution: mistake.question.solution && { ...mistake.question.solution, result: 'partial' },
        },
      })),
    ),
    cards: Object.fromEntries(makeMistakes(1).map(({ id }) => [id, { right: 1, due: '2026-12-20' }])),
  },
  play: async ({ canvas }) => {
    const own = canvas.getByText('您的答案').nextElementSibling;
    await expect(own?.querySelector('.lucide-minus')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '接下来七天' })).toBeNull();
  },
};

export const LongNames: Story = {
  name: '长名字 Long Names',
  args: {
    mistakes: ready(mistakes.map((mistake) => ({ ...mistake, exam: { ...mistake.exam, name: LONG } }))),
    courseNames: new Map([
      ['k-elder', LONG],
      ['k-rehab', LONG],
    ]),
  },
};
export const Narrow: Story = { name: '窄屏 Narrow', globals: { viewport: { value: 'tablet' } } };
/** The first question begins in the first half of the screen, below the bar of the site. */
export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: '还没掌握' }));
    const [first] = list.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBeLessThan(350);
  },
};

/** The label and the sign of a long answer stand at its first line; the source of a question has a line of its own. */
export const LongAnswersOnAPhone: Story = {
  name: '手机 长答案 Long Answers On A Phone',
  args: {
    cards: {},
    mistakes: ready(
      makeMistakes(1).map((mistake) => ({
        ...mistake,
        question: {
          ...mistake.question,
          options: mistake.question.options.map((option) => ({ ...option, html: LONG.repeat(2) })),
        },
      })),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('正确答案');
    const answer = label.nextElementSibling;
    const tops = [label, answer, answer?.querySelector('svg')].map(
      (part) => part?.getBoundingClientRect().top ?? 0,
    );
    await expect(answer?.clientHeight).toBeGreaterThan(60);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    const source = canvas.getByText(/第 1 题/).getBoundingClientRect();
    await expect(source.top).toBeGreaterThanOrEqual(
      canvas.getByText('错 1 次').getBoundingClientRect().bottom,
    );
  },
};

/** The right option as Word wrote it. */
const pasted = makeMistakes(1).map((mistake) => ({
  ...mistake,
  question: {
    ...mistake.question,
    options: mistake.question.options.map((option) => ({
      ...option,
      html: `<style>p.MsoNormal{margin:0}</style><p class=MsoNormal><!--[if !supportLists]-->每<o:p>&ensp;</o:p>2&#26102;&mdash;${option.label}</p>`,
    })),
  },
}));
export const PastedFromWord: Story = {
  name: '从 Word 粘贴 Pasted From Word',
  args: { mistakes: ready(pasted), cards: {} },
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    const [right] = await canvas.findAllByText(/—B$/);
    await expect(right).toHaveTextContent('B 每 2时—B');
    await expect(canvas.queryByText(/MsoNormal|supportLists/)).not.toBeInTheDocument();
  },
};

export const FiltersAndForgets: Story = {
  name: '筛选与移出 Filters And Forgets',
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    await step('a round has what is due', async () => {
      await userEvent.click(button(/^再练 \d 题$/));
      await expect(args.onPractise).toHaveBeenCalledOnce();
    });
    await step('the counts of a kind follow the course', async () => {
      await expect(button(/^单选题 /)).toHaveTextContent('单选题 6');
      await userEvent.click(button(/^康复服务与功能训练/));
      await expect(button(/^单选题 /)).toHaveTextContent('单选题 2');
      await expect(canvas.getAllByText(/为刘奶奶写一份翻身计划/)[0]).toBeVisible();
      await userEvent.click(button(/^全部课程/));
    });
    await step('a question unfolds its options and explanation in place', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '看选项和解析' })[0] ?? document.body);
      await expect(await canvas.findByText('解析')).toBeVisible();
      await userEvent.click(button('收起'));
    });
    await step(
      'one number stands at the counts and over the list, which says what it is made of',
      async () => {
        await expect(canvas.getByText('还没掌握', { selector: 'dt' }).nextSibling).toHaveTextContent('26');
        const head = canvas.getByRole('heading', { name: '还没掌握' }).parentElement;
        await expect(head).toHaveTextContent(/26 题.*今天复习 6 题 · 以后再问 20 题$/);
      },
    );
    await step('what is known leaves, and comes back', async () => {
      await expect(canvas.getByText('已显示 10 / 26 题')).toBeVisible();
      await userEvent.click(
        canvas.getAllByRole('button', { name: '我会了，移出错题本' })[0] ?? document.body,
      );
      await expect(canvas.getByText('已显示 10 / 25 题')).toBeVisible();
      await userEvent.click(button('撤销'));
      await expect(canvas.getByText('已显示 10 / 26 题')).toBeVisible();
    });
  },
};
