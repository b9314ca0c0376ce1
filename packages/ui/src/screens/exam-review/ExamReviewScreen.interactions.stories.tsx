import { makeReview } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { LiveReview } from './testing/LiveReview.tsx';
import { makePartnerReview } from './testing/makePartnerReview.ts';

const review = makeReview({ questionCount: 16, testName: '基础照护测试' });

const meta = {
  tags: ['!autodocs'],
  component: LiveReview,
  parameters: { layout: 'fullscreen' },
  args: { review: ready(review), currentId: null, onMove: fn(), onBoundary: fn(), onExit: fn() },
} satisfies Meta<typeof LiveReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A mask that ends transparent. */
const FADED_END = /rgba\(0, 0, 0, 0\)\)$/;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const MovesBetweenQuestions: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the focus is in the first question, which has no previous button', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: '第 1 题' })).toContainElement(focused()),
      );
      await expect(canvas.queryByRole('button', { name: '上一题' })).not.toBeInTheDocument();
    });
    await step('the next question shows the student’s answer beside the right one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
      await expect(canvas.getByRole('region', { name: '第 2 题' })).toHaveTextContent('回答错误');
      await expect(canvas.getByText('您选错了')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '第 2 题' })).toHaveTextContent('正确答案');
      await expect(canvas.getByRole('heading', { name: '解析' })).toBeVisible();
    });
    await step('the card is coloured by correctness', async () => {
      const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
      await expect(ground('第 1 题，正确')).not.toBe(ground('第 2 题，错误'));
    });
    await step('arrow keys show the next and previous question', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('region', { name: '第 1 题' })).toBeVisible();
    });
    await step('the focus is in the question that is shown', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: '第 1 题' })).toContainElement(focused()),
      );
    });
    await step('an arrow before the first question says so', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onBoundary).toHaveBeenLastCalledWith('已经是第一题了');
    });
    await step('the last question has no next button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^第 16 题/ }));
      await expect(canvas.getByText('未知题型')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '下一题' })).not.toBeInTheDocument();
      await waitFor(() => expect(document.body).not.toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onBoundary).toHaveBeenLastCalledWith('已经是最后一题了');
    });
    await step('the arrow leaves the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '退出查看' }));
      await expect(args.onExit).toHaveBeenCalledOnce();
    });
  },
};

export const NothingWrongIsNotRed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { review: ready(makeReview({ questionCount: 1, kinds: ['single'] })) },
  play: async ({ canvas }) => {
    const inkOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    const title = getComputedStyle(canvas.getByText('本次得分')).color;
    await expect(inkOf('错误 0 题')).toBe(title);
    await expect(inkOf('正确 1 题')).not.toBe(title);
  },
};

const unanswered = makeReview({ questionCount: 1, kinds: ['single', 'multiple'] });
unanswered.paper.groups = unanswered.paper.groups.map(({ kind, questions }) => ({
  kind,
  questions: questions.map((question) => ({
    ...question,
    savedAnswer: null,
    solution: question.solution && { ...question.solution, result: 'wrong', score: 0 },
  })),
}));

/** The tiles of an exam are coloured by correctness: the counts above them say the same. */
export const WithoutAnAnswerIsWrong: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { review: ready(unanswered) },
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('button', { name: /^第 \d+ 题，错误$/ });
    await expect(canvas.getByText(`错误 ${tiles.length} 题`)).toBeVisible();
    await expect(canvas.queryByText(/^未答/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '第 1 题' })).toHaveTextContent('未作答');
  },
};

export const OnlyMistakes: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the switch shows only the mistakes', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: /只看错题/ }));
      await expect(canvas.queryByRole('button', { name: '第 1 题，正确' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: '第 2 题，错误' })).toBeVisible();
    });
    await step('the buttons show the next and previous mistake', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一道错题' }));
      await expect(canvas.getByRole('region', { name: '第 2 题' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '下一道错题' }));
      await expect(canvas.getByRole('region', { name: '第 4 题' })).toBeVisible();
    });
  },
};

/** The edge of the card may lie between two rows, which then cuts nothing; the last row is not faded. */
export const SaysThatMoreFollow: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { review: ready(makeReview({ questionCount: 160, testName: '基础照护测试' })) },
  play: async ({ canvas, step }) => {
    const more = await canvas.findByText('下面还有题');
    const scroller = more.previousElementSibling as HTMLElement;
    const mask = () => getComputedStyle(scroller).maskImage;
    await step('below the edge of the card', async () => {
      await expect(more).toBeVisible();
      await expect(mask()).toMatch(FADED_END);
    });
    await step('not at the end', async () => {
      canvas.getByRole('button', { name: /^第 160 题/ }).scrollIntoView({ block: 'end' });
      await waitFor(() => expect(canvas.queryByText('下面还有题')).toBeNull());
      await expect(mask()).not.toMatch(FADED_END);
    });
  },
};

export const SheetOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the card opens as a sheet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^答题卡/ }));
      const sheet = await screen.findByRole('dialog', { name: '答题卡（共16题）' });
      await waitFor(() => expect(sheet).toBeVisible());
    });
    await step('a tile closes the sheet and shows its question', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^第 6 题/ }));
      await expect(await canvas.findByRole('region', { name: '第 6 题' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const PartnerSource: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { review: ready(makePartnerReview()) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the partner’s results are counted, without points and without a teacher', async () => {
      await expect(canvas.getByText('学习平台试卷')).toBeVisible();
      const summary = within(canvas.getByRole('region', { name: '本次结果' }));
      await expect(summary.getByText(/\/ 12 题正确/)).toBeVisible();
      await expect(summary.getByText(/^未判 \d+ 题$/)).toBeVisible();
      await expect(canvas.queryByText('本次得分')).not.toBeInTheDocument();
      await expect(canvas.queryByText(/批阅/)).not.toBeInTheDocument();
    });
    await step('a question without a result is neither right nor wrong', async () => {
      const [unjudged] = canvas.getAllByRole('button', { name: /^第 \d+ 题，未判$/ });
      if (!unjudged) throw new Error('No tile is unjudged.');
      await userEvent.click(unjudged);
      const question = within(canvas.getByRole('region', { name: /^第 \d+ 题$/ }));
      await expect(question.getByText('未判')).toBeVisible();
      await expect(question.getByText('学习平台没有给出这道题的结果')).toBeVisible();
    });
  },
};

export const LabelsStayInTheirOptionOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const question = within(canvas.getByRole('region', { name: '第 1 题' }));
    const option = question.getByText('您的选择').closest('li');
    const label = option && within(option).getByText('正确答案');
    await expect(label?.getBoundingClientRect().right).toBeLessThan(
      option?.getBoundingClientRect().right ?? 0,
    );
  },
};
