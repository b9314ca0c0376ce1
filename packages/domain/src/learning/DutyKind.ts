/** Keys of the activity finish map and of the duty count's result map. */
export type DutyKind =
  | 'video-progress'
  | 'homework'
  | 'test'
  | 'face-to-face'
  | 'video-times'
  | 'live-progress';
