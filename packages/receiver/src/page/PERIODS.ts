/** What a page of reports looks back to. */
export const PERIODS = {
  '15m': { minutes: 15, label: '15 分钟' },
  '1h': { minutes: 60, label: '1 小时' },
  '1d': { minutes: 1440, label: '24 小时' },
} as const;

export type Period = keyof typeof PERIODS;

export const DEFAULT_PERIOD: Period = '1h';

export const isPeriod = (text: string | undefined): text is Period =>
  text !== undefined && Object.hasOwn(PERIODS, text);
