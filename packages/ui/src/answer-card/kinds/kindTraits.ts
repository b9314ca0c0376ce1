import type { CompoundKind, SimpleKind } from '@cloud-school/domain';

interface KindTraits<SubUnit> {
  /** The name of the type in headings and notices. */
  label: string;
  /** What equal points are counted by: 每题 3 分 or 每空 1 分. */
  pointsUnit: 'question' | 'blank';
  /** What its sub-questions are counted by: 3 小题 or 5 空; empty for a kind without sub-questions. */
  subUnit: SubUnit;
}

/** What headings and counts need to know of each kind. A new question kind needs one line here. */
export const kindTraits: Record<SimpleKind, KindTraits<''>> &
  Record<CompoundKind, KindTraits<'小题' | '空'>> = {
  single: { label: '单选题', pointsUnit: 'question', subUnit: '' },
  multiple: { label: '多选题', pointsUnit: 'question', subUnit: '' },
  'true-false': { label: '判断题', pointsUnit: 'question', subUnit: '' },
  blanks: { label: '填空题', pointsUnit: 'blank', subUnit: '' },
  'short-answer': { label: '简答题', pointsUnit: 'question', subUnit: '' },
  reading: { label: '阅读理解', pointsUnit: 'question', subUnit: '小题' },
  cloze: { label: '完形填空', pointsUnit: 'blank', subUnit: '空' },
  unknown: { label: '未知题型', pointsUnit: 'question', subUnit: '' },
};
