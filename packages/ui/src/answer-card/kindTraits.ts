import type { QuestionKind } from '@cloud-school/api-client';

interface KindTraits {
  /** The name of the type in headings and notices. */
  label: string;
  /** What equal points are counted by: 每题 3 分 or 每空 1 分. */
  pointsUnit: 'question' | 'blank';
  /** A teacher marks it, so its result is a score and not right or wrong. */
  isMarkedByTeacher: boolean;
}

/** What headings and counts need to know of each kind. A new question kind needs one line here. */
export const kindTraits: Record<QuestionKind, KindTraits> = {
  single: { label: '单选题', pointsUnit: 'question', isMarkedByTeacher: false },
  multiple: { label: '多选题', pointsUnit: 'question', isMarkedByTeacher: false },
  'true-false': { label: '判断题', pointsUnit: 'question', isMarkedByTeacher: false },
  blanks: { label: '填空题', pointsUnit: 'blank', isMarkedByTeacher: false },
  'short-answer': { label: '简答题', pointsUnit: 'question', isMarkedByTeacher: true },
  unknown: { label: '未知题型', pointsUnit: 'question', isMarkedByTeacher: false },
};
