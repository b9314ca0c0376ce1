import {
  labelOptions,
  type Paper,
  type Question,
  QUESTION_KINDS,
  QUESTION_TRAITS,
  type QuestionKind,
  type Solution,
  toAnswer,
  toLetter,
} from '@cloud-school/domain';

/** The fields of a sample question that differ between kinds; `right` is the key of an option or the text of a blank. */
interface Sample {
  stem: string;
  options?: readonly string[];
  right: readonly string[];
  explanation: string;
  subQuestions?: readonly Question[];
}

function makeQuestion(id: string, kind: QuestionKind, sample: Sample): Question {
  const { optionKeys, texts } = toAnswer(kind, sample.right);
  const solution: Solution = {
    optionKeys,
    texts,
    explanationHtml: sample.explanation || null,
    result: 'pending',
    score: null,
  };
  return {
    id,
    unitId: id,
    kind,
    stemHtml: sample.stem,
    points: null,
    isMarked: false,
    options: labelOptions(
      kind,
      (sample.options ?? []).map((html, index) => ({ key: toLetter(index), html })),
    ),
    blankCount: QUESTION_TRAITS[kind].answerForm === 'texts' ? sample.right.length : 0,
    subQuestions: [...(sample.subQuestions ?? [])],
    isSavedAsOne: false,
    savedAnswer: null,
    solution,
  };
}

type KnownKind = Exclude<QuestionKind, 'unknown'>;

const samples: Record<KnownKind, Sample> = {
  single: {
    stem: '一年有几个季节？（　　）',
    options: ['两个', '三个', '四个', '五个'],
    right: ['C'],
    explanation: '春、夏、秋、冬四个季节。单选题再选一个，就换成新的。',
  },
  multiple: {
    stem: '下面哪些是水果？（可以选多个）',
    options: ['苹果', '橘子', '毛巾', '香蕉'],
    right: ['A', 'B', 'D'],
    explanation: '毛巾不是水果。多选题再点一次，就取消选择。',
  },
  'true-false': {
    stem: '太阳从东边升起。',
    right: ['1'],
    explanation: '判断题只有“正确”和“错误”两个选项。',
  },
  blanks: {
    stem: '一周有 ____ 天，一天有 ____ 小时。',
    right: ['7', '24'],
    explanation: '每个空单独填写，用 Tab 键到下一个空。',
  },
  'short-answer': {
    stem: '用一两句话写写您的家乡。（简答题由老师批阅，练习里没有老师，只显示您写的内容。）',
    right: [],
    explanation: '',
  },
  reading: {
    stem: '<p>小林每天早上六点半起床，先喝一杯温水，再到楼下的公园快走半小时。七点半，她和外婆一起吃早饭。</p><p>周末不用上班，她会陪外婆去菜市场。外婆喜欢挑当季的蔬菜，小林负责提篮子。</p>',
    right: [],
    explanation: '材料一直在上面，可以随时往回看。',
    subQuestions: [
      makeQuestion('reading-1', 'single', {
        stem: '小林早上先做什么？（　　）',
        options: ['快走', '喝一杯温水', '吃早饭', '去菜市场'],
        right: ['B'],
        explanation: '材料第一段：先喝一杯温水。',
      }),
      makeQuestion('reading-2', 'multiple', {
        stem: '周末小林和外婆做什么？（可以选多个）',
        options: ['去菜市场', '去上班', '挑当季的蔬菜', '看电影'],
        right: ['A', 'C'],
        explanation: '材料第二段：去菜市场，挑当季的蔬菜。',
      }),
      makeQuestion('reading-3', 'true-false', {
        stem: '小林和外婆一起吃早饭。',
        right: ['1'],
        explanation: '',
      }),
    ],
  },
  cloze: {
    stem: '天气 ____ 了，记得多穿一件衣服。出门前先 ____ 一下天气预报，要是下雨，就把 ____ 带上。',
    right: [],
    explanation: '先选空，再选词；用数字键也可以换空。',
    subQuestions: [
      ['冷', '热', '甜', '慢'],
      ['看', '吃', '跑', '洗'],
      ['雨伞', '书包', '杯子', '帽子'],
    ].map((options, index) =>
      makeQuestion(`cloze-${index + 1}`, 'single', { stem: '', options, right: ['A'], explanation: '' }),
    ),
  },
};

/** One question of every type that the answering screen knows, with right answers. It has nothing to do with any exam. */
export const practicePaper: Paper = {
  title: '答题练习室',
  description: null,
  timeLimitMinutes: null,
  groups: QUESTION_KINDS.filter((kind) => kind !== 'unknown').map((kind) => ({
    kind,
    questions: [makeQuestion(kind, kind, samples[kind])],
  })),
};
