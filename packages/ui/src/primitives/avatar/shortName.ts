/** What a reader sees as one: an emoji with its parts, a flag, a letter with its marks. */
const SEEN =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*|.\p{M}*/gsu;

/** The last two characters of a Chinese name, which is the given name: 林静怡 → 静怡. An empty name becomes 员. */
export function shortName(name: string): string {
  return (name.trim().match(SEEN) ?? []).slice(-2).join('') || '员';
}
