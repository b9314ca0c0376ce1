import type { Question, Solution } from '@cloud-school/domain';

const labels: Record<Solution['result'], string> = {
  correct: '正确',
  wrong: '错误',
  partial: '部分正确',
  pending: '待批阅',
  unjudged: '未判',
};

/** 正确 · 得 4 分; a short answer has no right and wrong, only points. */
export function formatSubResult({ kind, points }: Question, { result, score }: Solution): string {
  if (score === null || result === 'pending') return labels[result];
  const label = kind === 'short-answer' ? '已批阅' : labels[result];
  return `${label} · 得 ${result === 'partial' && points !== null ? `${score} / ${points}` : score} 分`;
}
