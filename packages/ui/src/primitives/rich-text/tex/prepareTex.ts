import { writeQuantities } from './units.ts';

/** Environments of a display that KaTeX draws within a line by another name. */
const INLINE: Record<string, string> = {
  align: 'aligned',
  flalign: 'aligned',
  split: 'aligned',
  equation: 'aligned',
  gather: 'gathered',
  multline: 'gathered',
  alignat: 'alignedat',
};

/** The same for those that it does not draw in a display either. */
const DISPLAY: Record<string, string> = { split: 'aligned', multline: 'gathered', flalign: 'align*' };

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ' };

/** The notations of MathJax's \enclose. */
const ENCLOSED: Record<string, string> = {
  box: '\\boxed',
  roundedbox: '\\boxed',
  circle: '\\boxed',
  top: '\\overline',
  bottom: '\\underline',
  updiagonalstrike: '\\cancel',
  downdiagonalstrike: '\\bcancel',
  horizontalstrike: '\\sout',
  radical: '\\sqrt',
  longdiv: '\\sqrt',
};

/** What readers of JSON and of program text make of `\\frac`, `\\bar`, `\\vec` and `\\alpha`. */
const EATEN: readonly (readonly [sign: string, written: string])[] = [
  ['\f', '\\f'],
  ['\b', '\\b'],
  ['\v', '\\v'],
  ['\u0007', '\\a'],
];

/** The same for white space, where a command goes on behind it; HTML has made a line break of `\\r`. */
const EATEN_SPACE: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/\t(?=(?:imes|heta|herefore|ext|ilde|riangle|frac|an)(?![a-z]))/g, '\\t'],
  [/\n(?=(?:abla|eq|eg|otin|exists|parallel|subseteq)(?![a-z]))/g, '\\n'],
  [/[\r\n](?=(?:ight(?:arrow|leftharpoons)?|angle|ceil|floor|ho)(?![a-z]))/g, '\\r'],
];

function restoreEscapes(tex: string): string {
  let restored = tex;
  for (const [sign, written] of EATEN) restored = restored.replaceAll(sign, written);
  for (const [pattern, written] of EATEN_SPACE) restored = restored.replaceAll(pattern, written);
  return restored;
}

/** What authors write for other programs, as KaTeX reads it. */
export function prepareTex(tex: string, isDisplay: boolean): string {
  const names = isDisplay ? DISPLAY : INLINE;
  return (
    writeQuantities(restoreEscapes(tex))
      .replaceAll(/[\u200B-\u200D\uFEFF\u2060]/g, '')
      // Escaped twice on its way.
      .replaceAll(/&(lt|gt|amp|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
      // A percentage, no comment.
      .replaceAll(/([\d}])%/g, '$1\\%')
      .replaceAll(/\\begin\{eqnarray\*?\}/g, '\\begin{array}{rcl}')
      .replaceAll(/\\end\{eqnarray\*?\}/g, '\\end{array}')
      .replaceAll(/\\(begin|end)\{([a-z]+)(\*?)\}/g, (whole, side: string, name: string) => {
        const other = Object.hasOwn(names, name) && names[name];
        return other ? `\\${side}{${other}}` : whole;
      })
      // The space at the sides of a column.
      .replaceAll(/[@!]\{(?:[^{}]|\{[^{}]*\})*\}(?=[@!lcr|{}*\d])/g, '')
      .replaceAll(
        /\\ding\{(17[2-9]|18[01])\}/g,
        (_, code: string) => `\\text{${String.fromCodePoint(0x2460 + Number(code) - 172)}}`,
      )
      .replaceAll(
        /\\unicode\{x([\da-f]{1,6})\}/gi,
        (_, code: string) => `\\text{${String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))}}`,
      )
      .replaceAll(/\\enclose\{(\w+)\}/g, (_, name: string) =>
        Object.hasOwn(ENCLOSED, name) ? (ENCLOSED[name] ?? '') : '',
      )
      .replaceAll(/\\includegraphics\*?(?:\[[^\]]*\])?\{[^{}]*\}/g, '\\text{图片}')
      .replaceAll(/\\bbox\[[^\]]*\]/g, '\\boxed')
      // A backslash at the end is no command.
      .replace(/(?<!\\)\\\s*$/, '')
      .trim()
  );
}
