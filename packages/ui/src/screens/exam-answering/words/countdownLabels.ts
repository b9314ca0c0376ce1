import type { SchoolSettings } from '@cloud-school/domain';
import type { CountdownStage } from '../../../primitives/countdown-ring/countdownStage.ts';

/** The words below the remaining time: 不足 5 分钟 from 300 s, 即将自动提交 for homework. */
export const countdownLabels = (
  { soon }: SchoolSettings['countdown'],
  automaticSubmit: string,
): Record<CountdownStage, string> => ({
  calm: '剩余时间',
  soon: `不足 ${Math.ceil(soon / 60)} 分钟`,
  last: `即将${automaticSubmit}`,
  over: '时间到',
});
