/** The first character of each letter in the order of Pinyin; no word begins with i, u or v. */
const FIRST = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const LETTERS = 'abcdefghjklmnopqrstwxyz';

const PINYIN = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const CHINESE = /\p{Script=Han}/u;

const known = new Map<string, string>();

/** By the order that the browser sorts Chinese in: no dictionary is loaded. Of several readings the usual one counts. */
function findLetter(character: string): string {
  const next = FIRST.findIndex((first) => PINYIN.compare(first, character) > 0);
  return LETTERS[(next === -1 ? LETTERS.length : next) - 1] ?? 'a';
}

function letterOf(character: string): string {
  if (!CHINESE.test(character)) return /[a-z\d]/.test(character) ? character : '';
  let letter = known.get(character);
  if (letter === undefined) {
    letter = findLetter(character);
    known.set(character, letter);
  }
  return letter;
}

/** The Pinyin initials of a text, with its own letters and digits: 养老护理（三级） is ylhlsj. */
export const toInitials = (text: string): string => Array.from(text.toLowerCase(), letterOf).join('');
