const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** 1 → 一, 12 → 十二, 30 → 三十; numbers outside 1 to 99 stay in digits. */
export function chineseNumeral(number: number): string {
  if (number < 1 || number > 99) return String(number);
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[number % 10]}`;
}
