/** Whether HTML or plain text shows nothing: no letter and no picture, as an emptied editor leaves it. */
export const isBlankHtml = (html: string): boolean =>
  !/<(img|video|audio|table|hr)\b/i.test(html) && html.replaceAll(/<[^<>]*>|&nbsp;|\s/gi, '') === '';
