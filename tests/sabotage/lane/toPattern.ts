/** A pattern of the names that contain one of the texts. */
export const toPattern = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
