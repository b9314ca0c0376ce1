/** Pixels on a 4 grid. */
export const spaceScale = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 14: 56, 18: 72 } as const;

/** System faces that carry Chinese; weights 400 and 600 only, since YaHei and Noto CJK have no 500. */
export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** A serif that carries Chinese, for certificates only. */
export const serifFamily = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", SimSun, serif';
