import type { ActivityDynamic, DynamicKind } from '@cloud-school/domain';

/** What a person did, with and without the words of the entry (CDET-09). */
const TEXTS: Record<DynamicKind, { bare: string; around: (content: string) => string }> = {
  'signed-in': { bare: '完成了签到', around: (content) => `签到了《${content}》` },
  'signed-out': { bare: '完成了签退', around: (content) => `签退了《${content}》` },
  asked: { bare: '提了一个问题', around: (content) => `提问“${content}”` },
  replied: { bare: '回复了一个问题', around: (content) => `回复“${content}”` },
  noted: { bare: '发布了一篇笔记', around: (content) => `发布了笔记《${content}》` },
  reviewed: { bare: '评价了课堂', around: (content) => `评价课堂“${content}”` },
};

export function dynamicText({ kind, content }: Pick<ActivityDynamic, 'kind' | 'content'>): string {
  const { bare, around } = TEXTS[kind];
  return content ? around(content) : bare;
}
