/** The first letter, digit or Han character of a name: 《养老护理员》 → 养. Empty if there is none. */
export const firstCharacter = (name: string): string => name.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
