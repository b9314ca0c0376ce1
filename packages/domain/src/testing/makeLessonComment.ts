import type { LessonComment } from '../lesson/LessonComment.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const FIRST_LEVEL = { parentId: null, parentAuthorName: null } as const;

const samples = [
  { ...FIRST_LEVEL, text: '示范很清楚，回家照着给母亲翻了一次身。', authorName: '顾长青' },
  { parentId: '7301', parentAuthorName: '顾长青', text: '记得先问一声哪里疼。', authorName: '何俊峰' },
  { ...FIRST_LEVEL, text: '两倍速也听得清，老师口令好。', authorName: '唐晓曼' },
] as const;

/** A comment on a lesson; sample 1 answers sample 0. */
export function makeLessonComment(overrides: Partial<LessonComment> = {}, index = 0): LessonComment {
  return {
    ...inSchool(
      'lesson-comment',
      ['text', 'authorName'],
      {
        id: `${7301 + index}`,
        authorAvatarUrl: null,
        createdAt: '2026-11-21 11:06:00',
        ...pick(samples, index),
      },
      index,
    ),
    ...overrides,
  };
}
