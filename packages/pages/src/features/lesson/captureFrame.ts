/** Pixels: as wide as a phone's window, on many of which it is half as sharp as the video that follows. */
const WIDTH = 480;

/** The frame that a video shows, as a small JPEG; null before its first one, and where its host lets nobody read it. */
export function captureFrame(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (videoWidth === 0 || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * videoHeight) / videoWidth);
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.6);
  } catch {
    // Of another origin.
    return null;
  }
}
