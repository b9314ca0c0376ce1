export { runConformance, type Report } from './runConformance.ts';
export { isConforming, printReport } from './printReport.ts';
export type { Finding, Row } from './Finding.ts';
export type { Target } from './Target.ts';
