const two = (part: number) => String(part).padStart(2, '0');

/** 'YYYY-MM-DD' in this device's time. */
export const formatDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
