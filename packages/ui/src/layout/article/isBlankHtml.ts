import { isBlankText } from '@cloud-school/domain';

/** Whether HTML or plain text shows nothing: no letter and no picture, as an emptied editor leaves it. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|video|audio|table|hr|iframe|embed|math)\b/i.test(html) &&
  isBlankText(html.replaceAll(/<[^<>]*>|&(?:nbsp|zwnj|zwj|lrm|rlm|#(?:8203|65279|x200b|xfeff));/gi, ''));
