/** A video to play. */
export interface Video {
  /** The address of an MP4 file or an HLS playlist (.m3u8). */
  src: string;
  /** The accessible name of the player. */
  title: string;
  /** Shows until the video plays. */
  posterUrl?: string | null;
  /** Width by height of the stage; the video is never cropped. */
  ratio?: '16/9' | '3/4' | '9/16';
}
