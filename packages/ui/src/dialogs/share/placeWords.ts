/** Pixels from line to line. */
export const TEXT_LINE = 24;

const EYEBROW = 34;
const PRICE = 52;
/** Between the title and the text. */
const UNDER_TITLE = 8;
/** Between the picture and the words, and between them and the foot. */
const ABOVE = 28;
const BELOW = 16;
const PICTURE_MOST = 400;

interface Words {
  /** The line under the words. */
  foot: number;
  hasEyebrow: boolean;
  titleHeight: number;
  textLines: number;
  hasPrice: boolean;
  /** The picture would be cut in a higher one. */
  pictureMost: number;
}

/** The baselines of a poster's words, between its picture and its foot; the picture has what they leave. */
export function placeWords({ foot, hasEyebrow, titleHeight, textLines, hasPrice, pictureMost }: Words) {
  const eyebrow = hasEyebrow ? EYEBROW : 0;
  const textTop = titleHeight + (textLines > 0 ? UNDER_TITLE : 0);
  const height = eyebrow + textTop + textLines * TEXT_LINE + (hasPrice ? PRICE : 0) + ABOVE + BELOW;
  const pictureHeight = Math.min(PICTURE_MOST, pictureMost, foot - height);
  // What neither needs stands above and below the words.
  const top = pictureHeight + ABOVE + (foot - height - pictureHeight) / 2;
  const title = top + eyebrow;
  const text = title + textTop;
  return {
    pictureHeight,
    eyebrow: top + 13,
    title: title + 25,
    text: text + 17,
    price: text + textLines * TEXT_LINE + 40,
  };
}
