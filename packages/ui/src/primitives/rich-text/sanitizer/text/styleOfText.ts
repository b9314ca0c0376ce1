import { isBlankText } from '@cloud-school/domain';
import type { MarkupNode } from './MarkupNode.ts';

const HIDDEN = /mso-hide\s*:\s*all/i;
/** The last declaration counts. */
const DISPLAY = /^[^]*display\s*:\s*([a-z-]+)/i;
const BLOCK_DISPLAY = /^(?:block|-webkit-box|flex|grid|table|list-item|flow-root)$/;

export const displayOf = (style: string): string => DISPLAY.exec(style)?.[1]?.toLowerCase() ?? '';

/** True for a style that begins and ends a line. */
export const isBlockStyle = (style: string): boolean => BLOCK_DISPLAY.test(displayOf(style));

export const isHidden = (node: MarkupNode, style: string): boolean =>
  node.attribute('hidden') !== null || HIDDEN.test(style) || displayOf(style) === 'none';

/** A colour or a picture behind a text. */
export const GROUND =
  /background(?:-color|-image)?\s*:\s*(?!(?:transparent|none|initial|inherit|#fff(?:fff)?\b|white\b))/i;

/** The address of the picture behind an element. */
export const groundPictureOf = (style: string): string =>
  /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?(https?:\/\/[^"')\s]+)/i.exec(style)?.[1] ?? '';

const AWAY = /(?:^|[\s;])(?:left|top|right|bottom)\s*:\s*-(?:[5-9]\d\d|\d{4})/i;
const UNSEEN: readonly RegExp[] = [
  /(?:^|[\s;])opacity\s*:\s*0*(?:\.0\d*)?\s*(?:;|$)/i,
  /text-indent\s*:\s*-(?:[5-9]\d\d|\d{4})/i,
];
const WHITE = /^(?:#f{3}(?:f{3})?|white|rgb\(\s*25[0-5]\s*,\s*25[0-5]\s*,\s*25[0-5]\s*\))$/i;
const COLOR = /(?:^|[\s;])color\s*:\s*([^;]+)/i;

/** What its author keeps from the eye, as the sanitiser finds it: without opacity, beside the page, in white on paper. */
export function isUnseen({ attribute }: MarkupNode, style: string, isOnGround: boolean): boolean {
  if (
    UNSEEN.some((one) => one.test(style)) ||
    (/position\s*:\s*(?:absolute|fixed)/i.test(style) && AWAY.test(style))
  )
    return true;
  const color = COLOR.exec(style)?.[1] ?? attribute('color') ?? '';
  return WHITE.test(color.trim()) && !isOnGround && !GROUND.test(style) && attribute('bgcolor') === null;
}

/** A line to write on. */
export const BLANK = '____';
const LINED = /underline|border(?:-bottom)?(?:-style)?\s*:[^;]*(?:solid|dotted|dashed|double)/i;
const LENGTHY = /(?:^|[\s;])(?:min-)?width\s*:\s*[1-9]|padding[a-z-]*\s*:[^;]*[1-9]/i;
const PHRASE = /^(?:span|u|ins|font|b|strong|i|em|a|label)$/;

export const isBlankLine = (name: string, style: string, text: string): boolean =>
  isBlankText(text) &&
  PHRASE.test(name) &&
  (/^(?:u|ins)$/.test(name) || LINED.test(style)) &&
  (text.length > 1 || LENGTHY.test(style));
