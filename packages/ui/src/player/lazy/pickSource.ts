import type { VideoQuality, VideoSource } from '@cloud-school/domain';

/** Sharp enough for a stage of a page, and light enough for a phone's connection. */
const USUAL_QUALITY: VideoQuality = '720P';

/** The source of the wanted quality, or else the best below it, or else the lightest; null without sources. */
export function pickSource(sources: readonly VideoSource[], wanted: VideoQuality | null): VideoSource | null {
  const limit = linesOf(wanted ?? USUAL_QUALITY);
  const rising = [...sources].sort((a, b) => linesOf(a.quality) - linesOf(b.quality));
  return rising.findLast(({ quality }) => linesOf(quality) <= limit) ?? rising[0] ?? null;
}

const linesOf = (quality: VideoQuality) => Number.parseInt(quality, 10);
