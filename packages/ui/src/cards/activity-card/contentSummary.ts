import { type ActivityContent, countContents } from '@cloud-school/domain';

/** How many contents of each kind, in the order of the record: 视频 2 ・ 文档 1; null without contents. */
export const contentSummary = (contents: Pick<ActivityContent, 'kind'>[]): string | null =>
  countContents(contents)
    .map(({ label, count }) => `${label} ${count}`)
    .join(' ・ ') || null;
