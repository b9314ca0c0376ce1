/** A video to play. */
export interface Video {
  /** Its address: MP4, or an HLS playlist (.m3u8). */
  src: string;
  /** Heard as the player's name. */
  title: string;
  /** Shown until it plays. */
  posterUrl?: string | null;
  /** Width by height of the stage; the picture is never cropped. */
  ratio?: '16/9' | '3/4' | '9/16';
}
