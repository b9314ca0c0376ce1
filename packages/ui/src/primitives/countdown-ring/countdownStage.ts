import { type SchoolSettings, useSchoolSettings } from '../../theme/SchoolSettings.tsx';

/** How urgent the remaining time is; the school's settings say from when it is soon and last. */
export type CountdownStage = 'calm' | 'soon' | 'last' | 'over';

/** The stage of a countdown with this many whole seconds left. */
export function countdownStage(seconds: number, { soon, last }: SchoolSettings['countdown']): CountdownStage {
  if (seconds <= 0) return 'over';
  if (seconds < last) return 'last';
  return seconds < soon ? 'soon' : 'calm';
}

/** The words below the figures in the later stages: 不足 5 分钟 from 300 s. */
export const countdownLabels = (
  { soon }: SchoolSettings['countdown'],
  automaticSubmit: string,
): Record<Exclude<CountdownStage, 'calm'>, string> => ({
  soon: `不足 ${Math.ceil(soon / 60)} 分钟`,
  last: `即将${automaticSubmit}`,
  over: '时间到',
});

export const useCountdownStage = (seconds: number): CountdownStage =>
  countdownStage(seconds, useSchoolSettings().countdown);
