import { parseUrl, isolate } from '@cloud-school/domain';
import type { MarkupNode } from '../text/MarkupNode.ts';

/** The address of a frame or a plugin, also where an editor loads it later; null without one of the web. */
export function frameAddress({ attribute }: Pick<MarkupNode, 'attribute'>): string | null {
  // A frame with a document of its own does not show its address.
  if (attribute('srcdoc') !== null) return null;
  const address = (attribute('src') ?? attribute('data-src') ?? attribute('data') ?? '').trim();
  return parseUrl(address.replace(/^\/\//, 'https://'))?.protocol.startsWith('http') ? address.replace(/^\/\//, 'https://') : null;
}

/** What the link in the place of a frame says; empty without an address. */
export function frameName(node: Pick<MarkupNode, 'attribute'>): string {
  const address = frameAddress(node);
  if (address === null) return '';
  const title = node.attribute('title')?.trim();
  return `视频：${isolate(title || (parseUrl(address)?.host ?? ''))}`;
}

/** The name of a formula that is a picture without words. */
export const FORMULA_LABEL = '公式';

/** True for a frame that shows a vector drawing, as WeChat's formulas are. */
export function isPictureFrame(node: Pick<MarkupNode, 'attribute' | 'name'>): boolean {
  if (node.name === 'iframe') return false;
  const address = frameAddress(node);
  return address !== null && /wx_fmt=svg|\/mmbiz_svg\/|\.svg(?:[?#]|$)/i.test(address);
}
