// The shortest hand-written check of each kind: a pattern, or a pattern and a checksum, without a library.

const MOBILE = /^1\d{10}$/;
const EMAIL =
  /^[\w!#-'*+/=?^`{|}~-]+(?:\.[\w!#-'*+/=?^`{|}~-]+)*@[a-z\d]+(?:(?:\.|-+)[a-z\d]+)*\.[a-z][a-z\d-]*[a-z\d]$/i;
const URL = /^https?:\/\/(localhost|([\w\p{L}-]+\.)+[\w\p{L}-]+)(:\d+)?([/?#]\S*)?$/iu;
const ID_CARD = /^([146][1-5]|2[1-3]|3[1-7]|46|5[0-4]|71|8[1-3])\d{4}[12]\d{10}[\dx]$/i;
const CARD = /^\d{12,19}$/;

/** IPv4 and IPv6 in one pattern. */
export const IP =
  /^(?:(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!$)|$)){4}|(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?=(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}$)(?:[\da-f]{1,4}:)*(?:[\da-f]{1,4})?::(?:[\da-f]{1,4}:)*(?:[\da-f]{1,4})?)$/i;

export const mobile = (text: string) => MOBILE.test(text);
export const email = (text: string) => EMAIL.test(text);
export const url = (text: string) => URL.test(text);
export const ip = (text: string) => IP.test(text);

export function idCard(text: string): boolean {
  if (!ID_CARD.test(text)) return false;
  let sum = 0;
  for (const character of text) sum = sum * 2 + (character > '9' ? 10 : Number(character));
  const month = Number(text.slice(10, 12)) - 1;
  return (
    sum % 11 === 1 &&
    new Date(Number(text.slice(6, 10)), month, Number(text.slice(12, 14))).getMonth() === month
  );
}

export function bankCard(text: string): boolean {
  if (!CARD.test(text)) return false;
  let sum = 0;
  let isDoubled = false;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const digit = text.charCodeAt(index) - 48;
    sum += isDoubled ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}
