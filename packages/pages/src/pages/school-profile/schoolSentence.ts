/** In characters: what is shorter says nothing, what is longer is no headline. */
const SHORTEST = 5;
const LONGEST = 22;

/** The first words of what a school says is special about it, '教室在病房，老师是同事'; null where they are no sentence of their own. */
export function schoolSentence(features: string | null | undefined): string | null {
  const text = features?.replaceAll(/<[^<>]*>/g, '').trim() ?? '';
  const [first = ''] = text.split(/[。！？；：\n]/);
  const sentence = first.replaceAll(/[“”"]/g, '').trim();
  return sentence.length >= SHORTEST && sentence.length <= LONGEST && !sentence.includes('&')
    ? sentence
    : null;
}
