import type { PNG } from 'pngjs';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import type { Unjudged } from './measureDrawn.ts';

/** The share of a text's ground that may be fainter: the edge of an icon, a line of a picture. */
const ODD_SHARE = 0.02;
/** Pixels between those that are read. */
const STEP = 2;

/**
 * The contrast of a text with what is drawn under it, read from a picture of the page without its texts; `left` and `top` are
 * where the picture begins. Null if none of the text is to be seen.
 */
export function judgeGround(
  { ink, boxes }: Unjudged,
  picture: PNG,
  left: number,
  top: number,
): number | null {
  const [red, green, blue, alpha] = ink;
  const text = `rgba(${red}, ${green}, ${blue}, ${alpha})`;
  const counts = new Map<string, number>();
  let all = 0;
  for (const box of boxes)
    for (let y = Math.ceil(box.y - top); y < Math.min(box.y + box.height - top, picture.height); y += STEP)
      for (
        let x = Math.ceil(box.x - left);
        x < Math.min(box.x + box.width - left, picture.width);
        x += STEP
      ) {
        const at = (y * picture.width + x) * 4;
        const ground = `rgba(${picture.data[at]}, ${picture.data[at + 1]}, ${picture.data[at + 2]}, 1)`;
        counts.set(ground, (counts.get(ground) ?? 0) + 1);
        all += 1;
      }
  if (all === 0) return null;
  const ratios = [...counts]
    .map(([ground, count]) => ({ ratio: contrast(text, ground, ground), count }))
    .sort((one, other) => one.ratio - other.ratio);
  let odd = 0;
  for (const { ratio, count } of ratios) {
    odd += count;
    if (odd > all * ODD_SHARE) return ratio;
  }
  return null;
}
