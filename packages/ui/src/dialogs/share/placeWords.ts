/** Pixels from line to line. */
export const LINE = { title: 36, text: 24 };

const EYEBROW = 26;
const PRICE = 52;
/** Between the picture and the words, and between them and the foot. */
const ABOVE = 28;
const BELOW = 16;
const PICTURE_MOST = 400;

interface Words {
  /** The line under the words. */
  foot: number;
  hasEyebrow: boolean;
  titleLines: number;
  textLines: number;
  hasPrice: boolean;
}

/** The baselines of a poster's words, which stand right above its foot; the picture has what they leave. */
export function placeWords({ foot, hasEyebrow, titleLines, textLines, hasPrice }: Words) {
  const eyebrow = hasEyebrow ? EYEBROW : 0;
  const height =
    eyebrow + titleLines * LINE.title + textLines * LINE.text + (hasPrice ? PRICE : 0) + ABOVE + BELOW;
  const pictureHeight = Math.min(PICTURE_MOST, foot - height);
  const top = pictureHeight + ABOVE;
  const title = top + eyebrow;
  const text = title + titleLines * LINE.title;
  return {
    pictureHeight,
    eyebrow: top + 13,
    title: title + 27,
    text: text + 17,
    price: text + textLines * LINE.text + 40,
  };
}
