import { keysOf } from '@cloud-school/domain';
import { makeReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { ExamFinishedScreen } from './ExamFinishedScreen.tsx';
import { makeFinishedExam, makeUnknownExam } from './testing/makeFinishedExam.ts';

const meta = {
  tags: ['!autodocs'],
  component: ExamFinishedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'test',
    source: 'school',
    onReview: null,
    exam: ready(makeUnknownExam({ title: '基础照护测试' })),
    now: new Date('2026-11-21T11:10:00+08:00'),
    onBack: fn(),
    onTitle: fn(),
  },
} satisfies Meta<typeof ExamFinishedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackButtons: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the screen shows that the test is finished and what follows', async () => {
      await expect(canvas.getByRole('heading', { name: '您已完成本次测试' })).toBeVisible();
      await expect(canvas.getByText('本测试为人工批阅，老师批阅后才能查看结果。')).toBeVisible();
    });
    await step('返回 goes back two steps', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      await expect(args.onTitle).not.toHaveBeenCalled();
    });
    await step('the title and the arrow go back one step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '基础照护测试' }));
      await expect(args.onTitle).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: '返回测试' }));
      await expect(args.onTitle).toHaveBeenCalledTimes(2);
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const FocusOnWhatCameOfIt: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '您已完成本次测试' });
    await expect(heading).toHaveFocus();
    // Nothing can be pressed there.
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

const review = makeReview({ questionCount: 10, kinds: ['single', 'multiple'], score: 84, passScore: 60 });

export const MarkedAtOnce: Story = {
  args: { onReview: fn(), onQuestion: fn(), review, mistakesTo: '#mistakes' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the score has its full mark, its pass mark and its verdict in words', async () => {
      await expect(canvas.getByText('84')).toBeVisible();
      await expect(canvas.getByText('及格 60')).toBeVisible();
      await expect(canvas.getByText('通过了')).toBeVisible();
      await expect(canvas.queryByText(/老师批阅后/)).not.toBeInTheDocument();
    });
    await step('a tile opens the explanation of its question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 2 题，错误/ }));
      const second = review.paper.groups[0]?.questions[1]?.id;
      await expect(args.onQuestion).toHaveBeenCalledWith(second);
    });
    await step('查看作答 is the next thing to do', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看作答' }));
      await expect(args.onReview).toHaveBeenCalledOnce();
    });
  },
};

const partly = makeReview({ questionCount: 24, kinds: ['single', 'multiple', 'short-answer'], score: 70 });

/** The bar of a kind, its bold number and its words are one figure; the counts of the page agree. */
export const OneMeaningOfAFigure: Story = {
  args: { ...MarkedAtOnce.args, review: partly },
  play: async ({ canvas, step }) => {
    const kinds = within(canvas.getByRole('region', { name: '对了多少' }));
    await step('what is partly right counts by its points', async () => {
      const row = within(kinds.getByText('简答题').closest('li') ?? document.body);
      const bar = row.getByRole('progressbar');
      const [, given = '', of = ''] =
        /得 (\d+) 分，共 (\d+) 分/.exec(bar.getAttribute('aria-valuetext') ?? '') ?? [];
      await expect(bar).toHaveAttribute('value', String(Number(given) / Number(of)));
      await expect(row.getByText(given, { selector: 'b' })).toBeVisible();
      await expect(row.getByText(/全对$/)).toBeVisible();
    });
    await step('the mistakes of the book are the wrong and the partly right ones', async () => {
      const count = (label: RegExp) =>
        Number(label.exec(kinds.getByText(/部分对$/).parentElement?.textContent ?? '')?.[1]);
      const mistakes = count(/(\d+) 错/) + count(/(\d+) 部分对/);
      await expect(canvas.getByText(`${mistakes} 道没全对，进了错题本`)).toBeVisible();
    });
    await step('what comes next fills its card', async () => {
      const card = canvas.getByRole('region', { name: '接下来' });
      const last = within(card).getByRole('button', { name: /再做一次/ });
      const hole = card.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      await expect(hole).toBeLessThanOrEqual(Number.parseFloat(getComputedStyle(card).paddingBottom) + 1);
    });
  },
};

export const NothingWrongIsNotRed: Story = {
  args: {
    ...MarkedAtOnce.args,
    review: makeReview({ questionCount: 1, kinds: ['single'], score: 100 }),
  },
  play: async ({ canvas }) => {
    const none = canvas.getByText('0', { selector: 'em' });
    const words = none.parentElement ?? document.body;
    await expect(words).toHaveTextContent('0 错');
    await expect(getComputedStyle(none).color).toBe(getComputedStyle(words).color);
  },
};

export const DayAndTimeOnOneLine: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { nth: 2, now: new Date('2026-11-29T11:10:00+08:00'), exam: ready(makeFinishedExam()) },
  play: async ({ canvas, step }) => {
    await step('a hand-in of another day is on one line, inside its strip', async () => {
      const time = canvas.getByText('11 月 21 日 11:08');
      const range = document.createRange();
      range.selectNodeContents(time);
      await expect(range.getClientRects()).toHaveLength(1);
      const strip = time.closest('dl')?.getBoundingClientRect();
      await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(strip?.right ?? 0);
    });
    await step('and is said once', async () => {
      await expect(canvas.getAllByText(/11:08/)).toHaveLength(1);
    });
  },
};

export const NotPassed: Story = {
  args: { ...MarkedAtOnce.args, review: { ...review, score: 54 }, practiceTo: '#practice' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('差 6 分')).toBeVisible();
    await expect(canvas.queryByText('通过了')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '先练错题' })).toHaveAttribute('href', '#practice');
    await expect(canvas.getByRole('link', { name: /去错题本再练/ })).toHaveAttribute('href', '#mistakes');
  },
};

export const NoPassMarkNoVerdict: Story = {
  args: { ...MarkedAtOnce.args, review: { ...review, score: 54, passScore: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('54')).toBeVisible();
    await expect(canvas.queryByText(/及格|通过了|差 \d+ 分/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '先练错题' })).not.toBeInTheDocument();
  },
};

export const TimeOutWithoutAnswers: Story = {
  args: {
    exam: ready(makeFinishedExam({ answered: 0, total: 6, hasAnswers: false, endedBy: 'time' })),
    onReview: fn(),
    review: { ...review, score: 0 },
    mistakesTo: '#mistakes',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '时间到了，一题也没有答' })).toHaveFocus();
    const [first, second] = canvas.getAllByRole('button', { name: /^(再做一次|先看题目|查看作答|返回)$/ });
    await expect(first).toHaveTextContent('再做一次');
    await userEvent.click(first ?? document.body);
    await expect(args.onBack).toHaveBeenCalledOnce();
    // Its paper is empty: nothing to look at but the questions.
    await expect(second).toHaveTextContent('先看题目');
    await userEvent.click(second ?? document.body);
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/11:08 时间到，系统自动交了卷。6 题都空着。/)).toBeVisible();
    // Said once.
    await expect(canvas.queryByText('交卷')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: '接下来' })).toBeVisible();
    await expect(canvas.queryByText(/您已完成/)).not.toBeInTheDocument();
  },
};

export const TimeOutWithAnswers: Story = {
  args: { exam: ready(makeFinishedExam({ answered: 4, total: 6, endedBy: 'time' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '时间到了，交上了 4 题' })).toBeVisible();
    await expect(canvas.queryByText(/您已完成/)).not.toBeInTheDocument();
  },
};

const LATE_RESULTS = { pending: '正在查询结果', marked: '92', unmarked: /答题记录里查看/ };

export const NoLateResultMovesAnything: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Late(args) {
    const [result, setResult] = useState<keyof typeof LATE_RESULTS>('pending');
    const isMarked = result === 'marked';
    return (
      <>
        <ExamFinishedScreen
          {...args}
          isResultPending={result === 'pending'}
          score={isMarked ? 92 : null}
          onReview={isMarked ? args.onReview : null}
        />
        {keysOf(LATE_RESULTS).map((each) => (
          <button key={each} type="button" onClick={() => setResult(each)}>
            {each}
          </button>
        ))}
      </>
    );
  },
  args: {
    onReview: fn(),
    exam: ready(makeFinishedExam({ title: '基础照护测试', submittedAt: null })),
  },
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: '返回' });
    // On the page, because the press may scroll.
    const placeOfBack = () => back.getBoundingClientRect().top + scrollY;
    const before = placeOfBack();
    for (const result of ['marked', 'unmarked'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: result }));
      await expect(canvas.getByText(LATE_RESULTS[result])).toBeVisible();
      await expect(placeOfBack()).toBeCloseTo(before, 0);
    }
  },
};

export const Homework: Story = {
  args: { kind: 'homework' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '您已完成本次作业' })).toBeVisible();
    await expect(canvas.getByText('本作业为人工批阅，老师批阅后才能查看结果。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /查看/ })).not.toBeInTheDocument();
  },
};

export const StepsBeforeTheButtons: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { kind: 'homework', onOwnAnswers: fn() },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '您已完成本次作业' });
    const steps = canvas.getByRole('list');
    const isAfter = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await expect(isAfter(heading, steps)).toBe(true);
    await expect(isAfter(steps, canvas.getByRole('button', { name: '查看作答' }))).toBe(true);
  },
};

export const Partner: Story = {
  args: { kind: 'homework', source: 'partner', onReview: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/人工批阅/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '查看已完成作业' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onBack).not.toHaveBeenCalled();
  },
};
