import type { ActivityContent, ContentKind } from '@cloud-school/api-client';

const WORDS: Record<ContentKind, string> = {
  video: '视频',
  article: '文章',
  document: '文档',
  homework: '作业',
  test: '测试',
  notes: '讲义',
  other: '其他',
};

/** 视频 2 · 文档 1 · 作业 1; empty without contents. */
export function summariseContents(contents: readonly Pick<ActivityContent, 'kind'>[]): string {
  return (Object.keys(WORDS) as ContentKind[])
    .map((kind) => ({ kind, count: contents.filter((content) => content.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${WORDS[kind]} ${count}`)
    .join(' · ');
}
