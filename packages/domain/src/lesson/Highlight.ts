/** A picture or video of a lesson (OFF-01). */
export interface Highlight {
  name: string;
  /** A checked address. */
  url: string;
  kind: 'image' | 'video';
}
