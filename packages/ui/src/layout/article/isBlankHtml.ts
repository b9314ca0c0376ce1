import { isBlankText } from '@cloud-school/domain';
import { mayHaveFormula } from '../../primitives/rich-text/loading/hasTex.ts';

/** Whether HTML or plain text shows nothing: no letter, formula, picture or player, as an emptied editor leaves it. */
export const isBlankHtml = (html: string): boolean =>
  !mayHaveFormula(html) &&
  !/<(?:img|video|audio|table|hr|iframe|embed|object|math|svg|input|mp-?[a-z]+)\b|url\(/i.test(html) &&
  isBlankText(html.replaceAll(/<[^<>]*>|&(?:nbsp|zwnj|zwj|lrm|rlm|#(?:8203|65279|x200b|xfeff));/gi, ''));
