/** Values that differ between two runs or two time zones, with the fixed values that replace them in the documents. */
const FIXED: [pattern: RegExp, value: string][] = [
  [/\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?/g, '2026-11-21 13:05:09'],
  [/\b\d{4}-\d\d-\d\d\b/g, '2026-11-21'],
  // Random ids, such as 'log-4f2a90c1b7de', and tokens.
  [/(?<=^|[-=])[\da-f]{12,}(?=$|&)/g, '4f2a90c1b7de'],
];
/** Fields with the code of an SMS or of a picture. */
const SENT_CODES = /^(code|captchaCode)$/;
const FIXED_TIME = Date.parse('2026-11-21T13:05:09+08:00');
/** A number as large as this is a time in milliseconds. */
const FIRST_TIME = 1e12;

/** A copy in which times and random ids are always the same, so that the documents change with the code alone. */
export function withFixedValues(value: unknown): unknown {
  if (typeof value === 'string')
    return FIXED.reduce((text, [pattern, fixed]) => text.replaceAll(pattern, fixed), value);
  if (typeof value === 'number') return value >= FIRST_TIME ? FIXED_TIME : value;
  if (Array.isArray(value)) return value.map(withFixedValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SENT_CODES.test(name) && typeof field === 'string' && /^\d{4,6}$/.test(field)
        ? '123456'
        : withFixedValues(field),
    ]),
  );
}
