import type { ActivityContent, ContentKind } from '@cloud-school/domain';

/** A face-to-face lesson has itself as a content of another kind, which is not counted. */
const KINDS: Record<Exclude<ContentKind, 'other'>, string> = {
  video: '视频',
  article: '文章',
  document: '文档',
  homework: '作业',
  test: '测试',
  notes: '讲义',
};

/** How many contents of each kind, in the order of the record: 视频 2 ・ 文档 1; null without contents. */
export function contentSummary(contents: Pick<ActivityContent, 'kind'>[]): string | null {
  const counts = Object.entries(KINDS).map(([kind, label]) => ({
    label,
    count: contents.filter((content) => content.kind === kind).length,
  }));
  return (
    counts
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => `${label} ${count}`)
      .join(' ・ ') || null
  );
}
