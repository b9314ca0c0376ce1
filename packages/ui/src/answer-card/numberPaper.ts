import { chineseNumeral, type Paper, type Question, type QuestionKind } from '@cloud-school/domain';
import { kindTraits } from './kinds/kindTraits.ts';

/** What a card shows of a group: its heading and the numbers of its questions. */
export interface CardGroupEntries<Shown = Pick<Question, 'id'>> {
  key: string;
  title: string;
  tally: string;
  entries: readonly { number: number; question: Shown }[];
}

/** A question with its number in the whole paper. */
export interface NumberedQuestion {
  number: number;
  question: Question;
}

/** The questions of one type with the texts of their heading. */
export interface NumberedGroup {
  /** Unique within the paper. */
  key: string;
  kind: QuestionKind;
  /** 多选题 */
  label: string;
  /** 二、多选题 */
  title: string;
  /** 共 8 题 24 分，每题 3 分, or 共 1 题 12 分，3 小题; points only where they are known (EXAM-02). */
  facts: string;
  /** 8 题 · 24 分 */
  tally: string;
  entries: NumberedQuestion[];
}

/** A paper with numbered questions and counts. Compute it once per paper. */
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

/** 每题 3 分, or 每空 1 分 where all blanks of the group are worth the same. */
function formatPointsEach(kind: QuestionKind, questions: Question[]): string {
  const pointValues = new Set(questions.map(({ points }) => points));
  const [points] = pointValues;
  const { pointsUnit } = kindTraits[kind];
  if (pointValues.size === 1 && points && questions.length > 1) return `每题 ${points} 分`;
  if (pointsUnit !== 'blank') return '';
  const blanks = new Set(
    questions.map(
      ({ points, blankCount, subQuestions }) => (points ?? 0) / (blankCount || subQuestions.length),
    ),
  );
  const [blank] = blanks;
  return blanks.size === 1 && blank ? `每空 ${blank} 分` : '';
}

/** 3 小题 or 5 空: the sub-questions of a group; empty for kinds without. */
function formatSubCount(kind: QuestionKind, questions: Question[]): string {
  const { subUnit } = kindTraits[kind];
  const count = questions.reduce((sum, { subQuestions }) => sum + subQuestions.length, 0);
  return subUnit && count > 0 ? `${count} ${subUnit}` : '';
}

/** Numbers the questions and formats the headings; groups without questions are left out. */
export function numberPaper(paper: Paper): NumberedPaper {
  const filled = paper.groups.filter(({ questions }) => questions.length > 0);
  let number = 0;
  const groups = filled.map((group, index): NumberedGroup => {
    const { kind, questions } = group;
    const points = sumPoints(questions);
    const each = formatPointsEach(kind, questions);
    const count = questions.length;
    return {
      key: `${index}-${kind}`,
      kind,
      label: kindTraits[kind].label,
      title: `${chineseNumeral(index + 1)}、${kindTraits[kind].label}`,
      facts: [`共 ${count} 题${points ? ` ${points} 分` : ''}`, formatSubCount(kind, questions), each]
        .filter(Boolean)
        .join('，'),
      tally: points ? `${count} 题 · ${points} 分` : `${count} 题`,
      entries: questions.map((question) => ({ number: ++number, question })),
    };
  });
  const entries = groups.flatMap((group) => group.entries);
  return { groups, entries, totalPoints: sumPoints(entries.map(({ question }) => question)) };
}
