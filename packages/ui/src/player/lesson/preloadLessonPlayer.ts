/**
 * Fetches the code of LazyLessonPlayer ahead, while the page still loads the lesson. A failure shows when the player
 * renders and fetches it again.
 */
export function preloadLessonPlayer(): void {
  import('./LessonPlayer.tsx').catch(() => undefined);
}
