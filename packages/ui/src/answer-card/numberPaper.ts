import type { Paper, Question, QuestionKind } from '@cloud-school/api-client';
import { chineseNumeral } from './chineseNumeral.ts';
import { kindLabel } from './kindTraits.ts';

/** A question with its number through the whole paper. */
export interface NumberedQuestion {
  number: number;
  question: Question;
}

/** A type's questions with the words that head them. */
export interface NumberedGroup {
  /** Stable within the paper. */
  key: string;
  kind: QuestionKind;
  /** 多选题 */
  label: string;
  /** 二、多选题 */
  title: string;
  /** 共 8 题，每题 3 分; the points only where they are known. */
  facts: string;
  /** 每题 3 分; empty where questions differ or nothing is known. */
  pointsEach: string;
  /** 8 题 · 24 分 */
  tally: string;
  entries: NumberedQuestion[];
}

/** A paper ready for the screens: numbered through, with its counts. Make it once per paper. */
export interface NumberedPaper {
  groups: NumberedGroup[];
  entries: NumberedQuestion[];
  /** Null when any question's points are unknown. */
  totalPoints: number | null;
}

/** Sum of the points, null when any is unknown. */
function sumPoints(questions: Question[]): number | null {
  return questions.reduce<number | null>(
    (sum, { points }) => (sum === null || points === null ? null : sum + points),
    0,
  );
}

/** 每题 3 分, or 每空 1 分 where a blank is worth the same through the group. */
function pointsEach(kind: QuestionKind, questions: Question[]): string {
  const worths = new Set(questions.map(({ points }) => points));
  const [worth] = worths;
  if (worths.size === 1 && worth) return `每题 ${worth} 分`;
  if (kind !== 'blanks') return '';
  const blanks = new Set(questions.map(({ points, blankCount }) => (points ?? 0) / blankCount));
  const [blank] = blanks;
  return blanks.size === 1 && blank ? `每空 ${blank} 分` : '';
}

/** Numbers the questions through the paper and words the headings; groups without questions are left out. */
export function numberPaper(paper: Paper): NumberedPaper {
  const filled = paper.groups.filter(({ questions }) => questions.length > 0);
  let number = 0;
  const groups = filled.map((group, index): NumberedGroup => {
    const { kind, questions } = group;
    const points = sumPoints(questions);
    const each = pointsEach(kind, questions);
    const count = questions.length;
    return {
      key: `${index}-${kind}`,
      kind,
      label: kindLabel[kind],
      title: `${chineseNumeral(index + 1)}、${kindLabel[kind]}`,
      facts: [`共 ${count} 题`, each || (points ? `共 ${points} 分` : '')].filter(Boolean).join('，'),
      pointsEach: each,
      tally: points ? `${count} 题 · ${points} 分` : `${count} 题`,
      entries: questions.map((question) => ({ number: ++number, question })),
    };
  });
  const entries = groups.flatMap((group) => group.entries);
  return { groups, entries, totalPoints: sumPoints(entries.map(({ question }) => question)) };
}
