import { type ActivityContent, countContents } from '@cloud-school/domain';

/** 视频 2 · 文档 1 · 作业 1; empty without contents of a known kind. */
export const summariseContents = (contents: readonly Pick<ActivityContent, 'kind'>[]): string =>
  countContents(contents)
    .map(({ label, count }) => `${label} ${count}`)
    .join(' · ');
