import { parseUrl, isolate } from '@cloud-school/domain';
import { IMAGE_LABEL } from '../../loading/missingPicture.ts';
import type { MarkupNode } from '../text/MarkupNode.ts';

type Frame = Pick<MarkupNode, 'attribute'>;

/** An address within the site of its author. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:)[^\s<>\\]+$/i;

/** The address of a frame or a plugin, also where an editor loads it later; null for what no link may open. */
export function frameAddress({ attribute }: Frame): string | null {
  // A frame with a document of its own does not show its address.
  if (attribute('srcdoc') !== null) return null;
  const written = (attribute('src') ?? attribute('data-src') ?? attribute('data') ?? '').trim();
  const address = written.replace(/^\/\//, 'https://');
  if (parseUrl(address)?.protocol.startsWith('http')) return address;
  return RELATIVE.test(address) && !address.startsWith('#') ? address : null;
}

/** True for a picture that is written as a plugin. */
export const isPicture = (node: Frame): boolean =>
  /^image\//i.test(node.attribute('type') ?? '') ||
  /\.(?:png|jpe?g|gif|webp|bmp|svg)(?:[?#]|$)|[?&]wx_fmt=/i.test(frameAddress(node) ?? '');

const KINDS: readonly [name: string, end: RegExp][] = [
  ['图片', /\.(?:png|jpe?g|gif|webp|bmp|svg)$/i],
  ['音频', /\.(?:mp3|m4a|wav|ogg|amr)$/i],
  ['文件', /\.(?:pdf|docx?|pptx?|xlsx?|zip|rar|txt|csv)$/i],
  ['网页', /^[^:]*\.(?:html?|php|jsp|aspx?)$/i],
];

/** The name of a formula that is a picture without words. */
export const FORMULA_LABEL = '公式';

/** Drawings of WeChat, which are formulas. */
const FORMULA = /wx_fmt=svg|\/mmbiz_svg\//i;

/** Pictures that MathType, WeChat and converters write for formulas say so in their class or address. */
export const isFormulaPicture = ({ attribute }: Frame): boolean =>
  /formula|equation|mathtype|latex|mmbiz_svg|wx_fmt=svg/i.test(
    `${attribute('class') ?? ''} ${attribute('src') ?? ''}`,
  );

/** What stands in a text for something that is seen or heard. */
export const note = (kind: string, name: string | null = ''): string =>
  `［${kind}${name?.trim() ? `：${name.trim()}` : ''}］`;

/** A picture in a text; nothing for a dot that only counts readers. */
export function namePicture(node: Frame): string {
  if (['width', 'height'].some((side) => /^[01](?:px)?$/.test(node.attribute(side) ?? ''))) return '';
  const words = node.attribute('alt')?.trim() ?? '';
  return isFormulaPicture(node) ? words || FORMULA_LABEL : note(IMAGE_LABEL, words);
}

/** What the link in the place of a frame says; empty without an address. */
export function frameName(node: Frame): string {
  const address = frameAddress(node);
  if (address === null) return '';
  if (FORMULA.test(address)) return node.attribute('title')?.trim() || FORMULA_LABEL;
  const [path = ''] = address.split(/[?#]/);
  const kind = KINDS.find(([, end]) => end.test(path))?.[0] ?? (isPicture(node) ? '图片' : undefined);
  const host = parseUrl(address)?.host ?? '';
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = node.attribute('title')?.trim() || (kind || !host ? file || path : host);
  return `${kind ?? (host ? '视频' : '网页')}：${isolate(name)}`;
}
