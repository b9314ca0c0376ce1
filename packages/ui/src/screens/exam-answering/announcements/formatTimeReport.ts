import type { AnswerProgress } from '@cloud-school/engine';

/** 剩余 38 分 14 秒 */
function formatTimeLeft(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), '小时'],
    [Math.floor((whole % 3600) / 60), '分'],
    [whole % 60, '秒'],
  ] as const;
  const shown = parts.slice(parts.findIndex(([count], index) => count > 0 || index === 2));
  return `剩余 ${shown.map(([count, unit]) => `${count} ${unit}`).join(' ')}`;
}

/** The two lines that are shown and spoken on demand. */
export function formatTimeReport(
  seconds: number,
  { answered, unanswered }: AnswerProgress,
): [time: string, progress: string] {
  return [formatTimeLeft(seconds), `已答 ${answered} 题，未答 ${unanswered} 题`];
}
