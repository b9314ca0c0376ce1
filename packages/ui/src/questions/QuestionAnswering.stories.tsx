import type { Answer, QuestionKind } from '@cloud-school/domain';
import { makeQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LiveQuestion } from './testing/LiveQuestion.tsx';

const meta = {
  title: '题型作答 QuestionAnswering',
  id: 'question-answering',
  component: LiveQuestion,
  args: {
    number: 24,
    question: makeQuestion('single'),
    answer: null,
    onChange: fn(),
    isReadOnly: false,
  },
} satisfies Meta<typeof LiveQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });
const written = (...texts: string[]): Answer => ({ optionKeys: [], texts });
const of = (kind: QuestionKind, answer: Answer | null) => ({
  question: makeQuestion(kind),
  answer,
});

export const Single: Story = { name: '单选题 Single', args: of('single', chosen('B')) };
export const Multiple: Story = { name: '多选题 Multiple', args: of('multiple', chosen('A', 'D')) };
export const TrueFalse: Story = { name: '判断题 True False', args: of('true-false', chosen('1')) };
export const Blanks: Story = { name: '填空题 Blanks', args: of('blanks', written('2', '30')) };
export const ShortAnswer: Story = {
  name: '简答题 Short Answer',
  args: of(
    'short-answer',
    written('1. 不急于扶起，先安抚；\n2. 怀疑骨折，就地制动；\n3. 测血压、脉搏并记录。'),
  ),
};
export const Reading: Story = {
  name: '阅读题 Reading',
  args: {
    ...of('reading', null),
    subAnswers: { 'reading-1-1': chosen('B'), 'reading-1-2': chosen('A', 'B') },
  },
};
export const ReadingOnPhone: Story = {
  ...Reading,
  name: '手机 阅读题 Reading On Phone',
  globals: { viewport: { value: 'phone' } },
};
export const Cloze: Story = {
  name: '完形填空 Cloze',
  args: { ...of('cloze', null), subAnswers: { 'cloze-1-1': chosen('A'), 'cloze-1-2': chosen('B') } },
};
export const ClozeOnPhone: Story = {
  ...Cloze,
  name: '手机 完形填空 Cloze On Phone',
  globals: { viewport: { value: 'phone' } },
};
/** The server sent no sub-questions. */
export const ReadingWithoutSubQuestions: Story = {
  name: '阅读题 无小题 Reading Without Sub Questions',
  args: { question: makeQuestion('reading', { subQuestions: [] }) },
};
export const Unknown: Story = { name: '未知 Unknown', args: of('unknown', null) };

/** Read-only: another tab has write access, or the attempt is being submitted. */
export const ReadOnly: Story = {
  name: '只读 他处在答 Read Only',
  args: { ...of('multiple', chosen('A', 'C')), isReadOnly: true },
};
export const ReadOnlyBlanks: Story = {
  name: '只读 填空 Read Only Blanks',
  args: { ...of('blanks', written('2', '', '软枕')), isReadOnly: true },
};

/** A stem without runs for its blanks: only the fields are shown. */
export const BlanksWithoutRuns: Story = {
  name: '没有空的填空题 Blanks Without Runs',
  args: {
    question: makeQuestion('blanks', { stemHtml: '写出压疮的两个好发部位。', blankCount: 2 }),
    answer: written('骶尾部'),
  },
};

/** Options with markup, and one much longer than the others. */
export const RichOptions: Story = {
  name: '富文本选项 Rich Options',
  args: {
    question: makeQuestion('single', {
      options: [
        { key: 'A', label: 'A', html: '<p>体温 <strong>36.5</strong> ℃，脉搏 72 次/min，呼吸 18 次/min</p>' },
        { key: 'B', label: 'B', html: 'H<sub>2</sub>O<sub>2</sub> 3%' },
        {
          key: 'C',
          label: 'C',
          html: '保持床单平整、干燥，排泄后及时用温水清洁并轻轻拭干；每 2 小时协助翻身一次，记录时间、体位与皮肤情况，发现发红时缩短间隔，并向护士报告，同时检查鞋袜、约束用具与医疗管路有没有压迫皮肤。',
        },
        { key: 'D', label: 'D', html: '' },
      ],
    }),
    answer: chosen('C'),
  },
};
