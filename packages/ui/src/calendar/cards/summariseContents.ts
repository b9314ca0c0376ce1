import type { ActivityContent, ContentKind } from '@cloud-school/domain';

/** Contents of other kinds, such as the face-to-face lesson itself, have no word of their own. */
const WORDS: Record<Exclude<ContentKind, 'other'>, string> = {
  video: '视频',
  article: '文章',
  document: '文档',
  homework: '作业',
  test: '测试',
  notes: '讲义',
};

/** 视频 2 · 文档 1 · 作业 1; empty without contents of a known kind. */
export function summariseContents(contents: readonly Pick<ActivityContent, 'kind'>[]): string {
  return (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .map((kind) => ({ kind, count: contents.filter((content) => content.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${WORDS[kind]} ${count}`)
    .join(' · ');
}
