import temml from 'temml';

/** The MathML of a TeX formula, mhchem included; null for what is no TeX. What it returns has to be sanitised. */
export function texToMathml(tex: string, isDisplay: boolean): string | null {
  try {
    // Not trusted: no links, no classes, no pictures. The limits hold back macros that grow without end.
    return temml.renderToString(tex, {
      displayMode: isDisplay,
      throwOnError: true,
      trust: false,
      maxExpand: 500,
      maxSize: [20, 100],
    });
  } catch {
    return null;
  }
}
