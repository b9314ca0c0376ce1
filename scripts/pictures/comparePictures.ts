import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Differences in a pixel's colour below this share are the smoothing of letters. */
const THRESHOLD = 0.1;

interface Comparison {
  /** Differing pixels. */
  count: number;
  /** The differences in red over a faint copy; as large as the larger picture. */
  difference: Buffer;
}

/** Compares two PNG files. Where one picture is larger, its additional pixels differ. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [first, second] = pictures.map((picture) => enlarge(picture, width, height)) as [PNG, PNG];
  const difference = new PNG({ width, height });
  const count = pixelmatch(first.data, second.data, difference.data, width, height, { threshold: THRESHOLD });
  return { count, difference: PNG.sync.write(difference) };
}

/** The picture at the top left of a transparent ground. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}
