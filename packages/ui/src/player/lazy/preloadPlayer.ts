import type { LessonContent } from '@cloud-school/domain';

/**
 * Fetches the code of the player that a lesson needs, while its page still loads. A failure shows when the player renders
 * and fetches it again.
 */
export function preloadPlayer({ videos, audioUrl }: Pick<LessonContent, 'videos' | 'audioUrl'>): void {
  if (videos.length > 0) import('../lesson/LessonPlayer.tsx').catch(() => undefined);
  else if (audioUrl !== null) import('../audio/AudioPlayer.tsx').catch(() => undefined);
}
