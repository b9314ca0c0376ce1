/** 'font-size' → 'fontSize' */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
