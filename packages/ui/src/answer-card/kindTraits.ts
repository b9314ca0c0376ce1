import type { QuestionKind } from '@cloud-school/domain';

interface KindTraits {
  /** The name of the type in headings and notices. */
  label: string;
  /** What equal points are counted by: 每题 3 分 or 每空 1 分. */
  pointsUnit: 'question' | 'blank';
  /** What its sub-questions are counted by: 3 小题 or 5 空; empty for a kind without sub-questions. */
  subUnit: '' | '小题' | '空';
  /** A teacher marks it, so its result is a score and not right or wrong. */
  isMarkedByTeacher: boolean;
}

/** What headings and counts need to know of each kind. A new question kind needs one line here. */
export const kindTraits: Record<QuestionKind, KindTraits> = {
  single: { label: '单选题', pointsUnit: 'question', subUnit: '', isMarkedByTeacher: false },
  multiple: { label: '多选题', pointsUnit: 'question', subUnit: '', isMarkedByTeacher: false },
  'true-false': { label: '判断题', pointsUnit: 'question', subUnit: '', isMarkedByTeacher: false },
  blanks: { label: '填空题', pointsUnit: 'blank', subUnit: '', isMarkedByTeacher: false },
  'short-answer': { label: '简答题', pointsUnit: 'question', subUnit: '', isMarkedByTeacher: true },
  reading: { label: '阅读理解', pointsUnit: 'question', subUnit: '小题', isMarkedByTeacher: false },
  cloze: { label: '完形填空', pointsUnit: 'blank', subUnit: '空', isMarkedByTeacher: false },
  unknown: { label: '未知题型', pointsUnit: 'question', subUnit: '', isMarkedByTeacher: false },
};
