import { CONTENT_KINDS, type ContentKind, type LessonContent } from '@cloud-school/domain';

/** An article has no files; those that can only be saved have buttons of their own. */
export function hasFiles(kind: ContentKind, { videos, audioUrl, materials }: LessonContent): boolean {
  if (CONTENT_KINDS[kind].isSavedOnly) return false;
  return videos.length > 0 || audioUrl !== null || materials.some(({ url }) => url !== null);
}
