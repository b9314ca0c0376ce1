/** Gaps, margins and paddings; step n is 4n pixels. */
export const spaceScale = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  18: '72px',
};

/** System fonts with Chinese glyphs; weights 400 and 600 only, since YaHei and Noto CJK have no 500. */
export const fontFamily =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** A serif font with Chinese glyphs, for certificates only. */
export const serifFamily = '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", SimSun, serif';
