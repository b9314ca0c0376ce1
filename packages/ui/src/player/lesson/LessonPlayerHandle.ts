/** What a page may do with the player: key points and notes jump to their time. */
export interface LessonPlayerHandle {
  seekTo: (positionMs: number) => void;
}
