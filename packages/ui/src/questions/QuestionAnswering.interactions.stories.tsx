import { makeQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { LiveQuestion } from './testing/LiveQuestion.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LiveQuestion,
  args: { number: 24, question: makeQuestion('single'), answer: null, onChange: fn(), isReadOnly: false },
} satisfies Meta<typeof LiveQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleChoice: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const group = within(canvas.getByRole('radiogroup'));
    await step('a click on a row chooses the option', async () => {
      await userEvent.click(group.getByText('每 2 小时'));
      await expect(group.getByRole('radio', { name: 'B 每 2 小时' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith({ optionKeys: ['B'], texts: [] });
    });
    await step('a click on another row replaces the choice', async () => {
      await userEvent.click(group.getByText('每 4 小时'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ optionKeys: ['C'], texts: [] });
      await expect(group.getByRole('radio', { name: 'B 每 2 小时' })).not.toBeChecked();
    });
    await step('a letter key chooses an option', async () => {
      await userEvent.keyboard('a');
      await expect(group.getByRole('radio', { name: 'A 每 1 小时' })).toBeChecked();
    });
  },
};

export const MultipleChoice: Story = {
  args: { question: makeQuestion('multiple') },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('clicks add options', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'D 股骨大转子' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'A 骶尾部' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        optionKeys: ['A', 'D'],
        texts: [],
      });
    });
    await step('a second click removes an option', async () => {
      await userEvent.keyboard('d');
      await expect(canvas.getByRole('checkbox', { name: 'D 股骨大转子' })).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: 'A 骶尾部' })).toBeChecked();
    });
  },
};

export const OptionGone: Story = {
  args: { question: makeQuestion('multiple'), answer: { optionKeys: ['A', 'gone'], texts: [] } },
  play: async ({ canvas, userEvent, args, step }) => {
    const notice = /选项有改动/;
    await step('a chosen option that the question no longer has is said', async () => {
      await expect(canvas.getByText(notice)).toBeVisible();
    });
    await step('the next choice leaves it out, and the notice goes', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'D 股骨大转子' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ optionKeys: ['A', 'D'], texts: [] });
      await expect(canvas.queryByText(notice)).toBeNull();
    });
  },
};

export const TrueOrFalse: Story = {
  args: { question: makeQuestion('true-false') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '错误' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ optionKeys: ['2'], texts: [] });
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('radio', { name: '正确' })).toBeChecked();
  },
};

export const FillInTheBlanks: Story = {
  args: { question: makeQuestion('blanks') },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('each blank has a field, and its text shows in the stem', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '填空 1' }), '2');
      await userEvent.type(canvas.getByRole('textbox', { name: '填空 2' }), '30');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        optionKeys: [],
        texts: ['2', '30', ''],
      });
      await expect(await canvas.findByText('30', { selector: 'em' })).toBeVisible();
    });
    await step('a typed | becomes ｜; outer spaces are removed on blur', async () => {
      const field = canvas.getByRole('textbox', { name: '填空 3' });
      await userEvent.type(field, ' 软|枕 ');
      await userEvent.tab();
      await expect(field).toHaveValue('软｜枕');
    });
    await step('letter and arrow keys stay in the field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '填空 1' }), 'a{ArrowLeft}');
      await expect(canvas.getByRole('textbox', { name: '填空 1' })).toHaveValue('2a');
    });
    await step('a click on a slot focuses its field', async () => {
      const slot = canvas.getByText('30', { selector: 'em' });
      await userEvent.click(slot);
      await expect(canvas.getByRole('textbox', { name: '填空 2' })).toHaveFocus();
    });
  },
};

export const SavedBlanks: Story = {
  args: { question: makeQuestion('blanks'), answer: { optionKeys: [], texts: ['2', '', '软枕'] } },
  play: async ({ canvas, step }) => {
    await step('saved answers show in the stem at once', async () => {
      await expect(await canvas.findByText('软枕', { selector: 'em' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '填空 1' })).toHaveValue('2');
    });
  },
};

export const ReadingBySubQuestion: Story = {
  args: { question: makeQuestion('reading'), onSubAnswer: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const first = within(await canvas.findByRole('group', { name: '第 1 小题，单选' }));
    const second = within(canvas.getByRole('group', { name: '第 2 小题，多选' }));
    await step('each sub-question is answered on its own', async () => {
      await userEvent.click(first.getByRole('radio', { name: 'B 协助进食糖果或含糖饮料' }));
      await userEvent.click(second.getByRole('checkbox', { name: 'A 反复说同一句话' }));
      await expect(args.onSubAnswer).toHaveBeenLastCalledWith('reading-1-2', {
        optionKeys: ['A'],
        texts: [],
      });
      await expect(first.getByText('已答')).toBeVisible();
      await expect(canvas.getByRole('group', { name: '第 3 小题，判断' })).toHaveTextContent('未答');
    });
    await step('a letter key answers the sub-question with the focus, and none without a focus', async () => {
      await userEvent.keyboard('c');
      await expect(args.onSubAnswer).toHaveBeenLastCalledWith('reading-1-2', {
        optionKeys: ['A', 'C'],
        texts: [],
      });
      await expect(first.getByRole('radio', { name: 'B 协助进食糖果或含糖饮料' })).toBeChecked();
      second.getByRole('checkbox', { name: 'A 反复说同一句话' }).blur();
      await userEvent.keyboard('d');
      await expect(args.onSubAnswer).toHaveBeenCalledTimes(3);
    });
    await step(
      'the passage folds to a few lines and opens again; narrow windows begin with it folded',
      async () => {
        const toggle = canvas.getByRole('button', { name: /^(收起|展开)\s?材料$/ });
        if (toggle.getAttribute('aria-expanded') === 'true') await userEvent.click(toggle);
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await expect(toggle).toHaveAccessibleName(/^展开/);
        await userEvent.click(toggle);
        await expect(toggle).toHaveAccessibleName(/^收起/);
        await expect(canvas.getByRole('region', { name: '阅读材料' })).toHaveTextContent('女儿在外地工作');
      },
    );
  },
};

export const ClozeByKeys: Story = {
  args: { question: makeQuestion('cloze'), onSubAnswer: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a click chooses a word, which shows in the text', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'A checked' }));
      await expect(await canvas.findByText('checked', { selector: 'em' })).toBeVisible();
      await expect(canvas.getByText('1', { selector: 'p > b' })).toBeVisible();
    });
    await step('a digit picks a blank, a letter its word and the next blank', async () => {
      await userEvent.keyboard('3');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'A refused' })).toHaveFocus());
      await userEvent.keyboard('c');
      await expect(args.onSubAnswer).toHaveBeenLastCalledWith('cloze-1-3', { optionKeys: ['C'], texts: [] });
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'A under' })).toHaveFocus());
      await userEvent.keyboard('c');
      await expect(args.onSubAnswer).toHaveBeenLastCalledWith('cloze-1-4', { optionKeys: ['C'], texts: [] });
    });
    await step('a click on a slot goes to its row', async () => {
      await userEvent.click(await canvas.findByText('checked', { selector: 'em' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'A checked' })).toHaveFocus());
    });
  },
};

export const ShortAnswerWithInputMethod: Story = {
  args: { question: makeQuestion('short-answer') },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: '您的答案' });
    await step('the field is read with its stem', async () => {
      const [stem] = args.question.stemHtml.split(/<[^>]*>/).filter((text) => text.trim() !== '');
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(stem ?? '?'));
    });
    await step('the letters of a composition stay in the field', async () => {
      await userEvent.click(field);
      await fireEvent.compositionStart(field);
      await fireEvent.input(field, { target: { value: 'fan shen' } });
      await expect(field).toHaveValue('fan shen');
    });
    await step('the composed text is the answer', async () => {
      await fireEvent.input(field, { target: { value: '翻身' } });
      await fireEvent.compositionEnd(field);
      await expect(field).toHaveValue('翻身');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        optionKeys: [],
        texts: ['翻身'],
      });
      await expect(canvas.getByText('已写 2 字')).toBeVisible();
    });
  },
};
