/** A space between Chinese and Latin letters or figures: '2026年秋季3班' → '2026 年秋季 3 班'. */
export const spaceHan = (text: string): string =>
  text
    .replace(/(\p{Script=Han})([A-Za-z0-9])/gu, '$1 $2')
    .replace(/([A-Za-z0-9%℃])(\p{Script=Han})/gu, '$1 $2');
