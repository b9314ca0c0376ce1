import type { LessonContent } from '@cloud-school/domain';
import { preloadModule } from '../../primitives/preload-module/preloadModule.ts';
import { loadAudioPlayer, loadLessonPlayer } from './loadPlayers.ts';

/**
 * Fetches the code of the player that a lesson needs, while its page still loads. A failure shows when the player renders
 * and fetches it again.
 */
export function preloadPlayer({ videos, audioUrl }: Pick<LessonContent, 'videos' | 'audioUrl'>): void {
  if (videos.length > 0) preloadModule(loadLessonPlayer);
  else if (audioUrl !== null) preloadModule(loadAudioPlayer);
}
