/** Letters that run from right to left, and the controls that change a direction. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name or a text of others within our words, for where no <bdi> can stand: a title, a label, a toast. An Arabic or Hebrew
 * one gets FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE around it, so that our words keep their order; any other stays as
 * it is, without invisible characters that a search or a voice command would stumble over.
 */
export const isolate = (text: string): string =>
  TURNS.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : text;
