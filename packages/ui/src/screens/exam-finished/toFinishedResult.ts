import type { QuestionKind, Review } from '@cloud-school/domain';
import { countResults, isMistake, type Result } from '../../answer-card/countResults.ts';
import { type NumberedQuestion, numberPaper } from '../../answer-card/numberPaper.ts';

/** What a marked attempt came to. */
export interface FinishedResult {
  /** Null where the one who marks gives no points. */
  points: { score: number; total: number | null; pass: number | null; missing: number | null } | null;
  counts: Record<Result, number>;
  /** Without any answer of the student; among the wrong ones of `counts`. */
  blank: number;
  kinds: KindResult[];
  entries: NumberedQuestion[];
  mistakes: number;
  /** The kind that lost most, where one lost more than each other, and enough to need work. */
  weakest: KindResult | null;
}

export interface KindResult {
  key: string;
  label: string;
  kind: QuestionKind;
  right: number;
  /** Neither right nor wrong. */
  partial: number;
  count: number;
  /** Null where the server does not give the points of each question. */
  points: { given: number; of: number } | null;
  /** Points, or questions where there are no points. */
  lost: number;
}

/** Null where nothing is judged yet. `score` is that of the list of attempts, where the review has none. */
export function toFinishedResult(review: Review, score: number | null): FinishedResult | null {
  const { groups, entries, totalPoints } = numberPaper(review.paper);
  const counts = countResults(entries);
  const judged = counts.correct + counts.wrong + counts.partial;
  const given = review.score ?? score;
  if (judged === 0 && given === null) return null;
  const kinds = groups.map(({ key, kind, label, entries: of }): KindResult => {
    const { correct: right, partial } = countResults(of);
    const points = sumPoints(of);
    const count = of.length;
    return { key, kind, label, right, partial, count, points, lost: toLost(right, count, points) };
  });
  const [weakest, next] = kinds.toSorted((one, other) => other.lost - one.lost);
  const { passScore } = review;
  return {
    points:
      given === null
        ? null
        : {
            score: given,
            total: totalPoints,
            pass: passScore,
            missing: passScore === null ? null : Math.max(0, passScore - given),
          },
    counts,
    blank: entries.filter(({ question }) => isBlank(question)).length,
    kinds,
    entries,
    mistakes: entries.filter(isMistake).length,
    weakest: weakest && next && weakest.lost > next.lost && shareOf(weakest) < GOOD_SHARE ? weakest : null,
  };
}

/** What was got of the whole, from 0 to 1: points, or questions where there are no points. */
export const shareOf = ({ points, right, count }: Pick<KindResult, 'points' | 'right' | 'count'>): number =>
  points && points.of > 0 ? points.given / points.of : right / count;

/** Who got this share of a kind needs no advice about it. */
const GOOD_SHARE = 0.8;

const toLost = (right: number, count: number, points: KindResult['points']) =>
  points ? points.of - points.given : count - right;

function sumPoints(entries: readonly NumberedQuestion[]): KindResult['points'] {
  let given = 0;
  let of = 0;
  for (const { question } of entries) {
    const score = question.solution?.score ?? null;
    if (score === null || question.points === null) return null;
    given += score;
    of += question.points;
  }
  return { given, of };
}

const isBlank = ({ savedAnswer, subQuestions }: NumberedQuestion['question']): boolean =>
  savedAnswer === null && subQuestions.every((part) => part.savedAnswer === null);
