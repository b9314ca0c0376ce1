/** Marks of MathML over a part, as TeX commands of it. */
export const OVER: Readonly<Record<string, string>> = {
  '‾': '\\overline',
  '¯': '\\overline',
  ˉ: '\\overline',
  '―': '\\overline',
  _: '\\overline',
  '→': '\\overrightarrow',
  '⃗': '\\vec',
  '←': '\\overleftarrow',
  '↔': '\\overleftrightarrow',
  '^': '\\widehat',
  ˆ: '\\widehat',
  '~': '\\widetilde',
  '˜': '\\widetilde',
  '˙': '\\dot',
  '.': '\\dot',
  '¨': '\\ddot',
  '..': '\\ddot',
  '⏞': '\\overbrace',
  '⎴': '\\overbracket',
  '⌢': '\\overgroup',
  '⌒': '\\overgroup',
  '⏜': '\\overgroup',
  '⏠': '\\overgroup',
};

/** Marks under a part. */
export const UNDER: Readonly<Record<string, string>> = {
  '‾': '\\underline',
  _: '\\underline',
  '¯': '\\underline',
  '―': '\\underline',
  '̲': '\\underline',
  '→': '\\underrightarrow',
  '←': '\\underleftarrow',
  '~': '\\utilde',
  '⏟': '\\underbrace',
  '⎵': '\\underbracket',
  '⏝': '\\undergroup',
};

/** Arrows that have words above and below them. */
export const LONG_ARROWS: Readonly<Record<string, string>> = {
  '→': '\\xrightarrow',
  '⟶': '\\xrightarrow',
  '←': '\\xleftarrow',
  '⟵': '\\xleftarrow',
  '↔': '\\xleftrightarrow',
  '⇒': '\\xRightarrow',
  '⇐': '\\xLeftarrow',
  '⇔': '\\xLeftrightarrow',
  '⇌': '\\xrightleftharpoons',
  '⇄': '\\xrightleftarrows',
  '=': '\\xlongequal',
};

/** The alphabets of MathML. */
export const VARIANTS: Readonly<Record<string, string>> = {
  normal: '\\mathrm',
  bold: '\\mathbf',
  italic: '\\mathit',
  'bold-italic': '\\boldsymbol',
  'double-struck': '\\mathbb',
  script: '\\mathscr',
  'bold-script': '\\mathscr',
  fraktur: '\\mathfrak',
  'bold-fraktur': '\\mathfrak',
  'sans-serif': '\\mathsf',
  'bold-sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

/** Frames and lines of `menclose`. Two strikes are one cross. */
export const ENCLOSE: Readonly<Record<string, (tex: string) => string>> = {
  box: (tex) => `\\boxed{${tex}}`,
  roundedbox: (tex) => `\\htmlClass{formula-round}{\\boxed{${tex}}}`,
  circle: (tex) => `\\htmlClass{formula-circle}{\\boxed{${tex}}}`,
  top: (tex) => `\\overline{${tex}}`,
  bottom: (tex) => `\\underline{${tex}}`,
  left: (tex) => `\\left|${tex}\\right.`,
  right: (tex) => `\\left.${tex}\\right|`,
  updiagonalstrike: (tex) => `\\cancel{${tex}}`,
  downdiagonalstrike: (tex) => `\\bcancel{${tex}}`,
  horizontalstrike: (tex) => `\\sout{${tex}}`,
  verticalstrike: (tex) => `\\sout{${tex}}`,
  radical: (tex) => `\\sqrt{${tex}}`,
  longdiv: (tex) => `\\left)\\overline{\\vphantom{1}\\,${tex}}\\right.`,
  actuarial: (tex) => `\\angl{${tex}}`,
  phasorangle: (tex) => `\\phase{${tex}}`,
  madruwb: (tex) => `\\left.\\underline{${tex}}\\right|`,
};

/** Brackets that grow with what is in them, by what closes them. */
export const FENCES: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '〈': '〉',
  '⟨': '⟩',
  '⌈': '⌉',
  '⌊': '⌋',
};

/** Signs that TeX has no character for. */
export const OPERATORS: Readonly<Record<string, string>> = {
  '-': '-',
  '−': '-',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '〈': '\\langle ',
  '〉': '\\rangle ',
  '⟨': '\\langle ',
  '⟩': '\\rangle ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '|': '|',
  '∣': '\\mid ',
  '‖': '\\|',
  '′': "'",
  '″': "''",
  '…': '\\ldots ',
  '⋯': '\\cdots ',
  '▱': '\\mathord{▱}',
};
