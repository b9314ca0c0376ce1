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
}

/** The baselines of a poster's words, between its picture and its foot; the picture has what they leave, and at most `pictureMost`. */
export function placeWords({ foot, pictureMost, ...words }: Words & { pictureMost: number }) {
  const lines = stackWords(words);
  const height = lines.height + (words.hasPrice ? PRICE : 0) + ABOVE + BELOW;
  const pictureHeight = Math.min(PICTURE_MOST, pictureMost, foot - height);
  // What neither needs stands above and below the words.
  const top = pictureHeight + ABOVE + (foot - height - pictureHeight) / 2;
  const at = lines.from(top);
  return { pictureHeight, ...at, price: top + lines.height + 40 };
}

/** From the edge of the poster to its first word, and around a picture under the words. */
const HEAD = 32;
const AROUND = 24;
/** From the baseline of a price to the edge of the foot, and to the picture over it. */
const PRICE_FOOT = 26;
const PRICE_HEAD = 50;

/** The words at the head of the poster, over a picture that stands on the price, or on the foot. */
export function placeWordsFirst({ foot, pictureMost, ...words }: Words & { pictureMost: number }) {
  const lines = stackWords(words);
  const bottom = foot - (words.hasPrice ? PRICE_FOOT + PRICE_HEAD : AROUND);
  const height = Math.min(bottom - HEAD - lines.height - AROUND, pictureMost);
  return { ...lines.from(HEAD), price: foot - PRICE_FOOT, card: { top: bottom - height, height } };
}

function stackWords({ hasEyebrow, titleHeight, textLines }: Omit<Words, 'foot'>) {
  const eyebrow = hasEyebrow ? EYEBROW : 0;
  const text = eyebrow + titleHeight + (textLines > 0 ? UNDER_TITLE : 0);
  return {
    height: text + textLines * TEXT_LINE,
    /** Baselines of the first line of each. */
    from: (top: number) => ({ eyebrow: top + 13, title: top + eyebrow + 25, text: top + text + 17 }),
  };
}
