/** TeX macros by their names with the backslash; `#1` to `#9` stand for what follows in braces. */
export type TexMacros = Readonly<Record<string, string>>;

/** What KaTeX counts as arguments is what a definition names. */
const SECOND = '\\@secondoftwo';
const NOTHING = '\\@firstoftwo{}{#1}';

/** The text of what KaTeX does not draw here: no link, no class and no picture comes from an author. */
const REFUSED: TexMacros = {
  '\\htmlId': SECOND,
  '\\htmlStyle': SECOND,
  '\\htmlData': SECOND,
  '\\href': SECOND,
  '\\url': '\\texttt{#1}',
  '\\class': SECOND,
  '\\cssId': SECOND,
  '\\style': SECOND,
  '\\require': NOTHING,
  '\\label': NOTHING,
};

/** Commands of other programs that authors use in a formula. */
const OTHERS: TexMacros = {
  '\\mbox': '\\text{#1}',
  '\\hfill': '\\qquad',
  '\\textgreater': '>',
  '\\textless': '<',
  '\\cancelto': '\\overset{#1}{\\cancel{#2}}',
  '\\multirow': '\\@firstoftwo{#3}{#1#2}',
  '\\multicolumn': '\\@firstoftwo{#3}{#1#2}',
  // As long as the table: a part of it has no line of its own.
  '\\cline': '\\@firstoftwo{\\hline}{#1}',
  '\\arraystretch': '1',
  '\\vv': '\\overrightarrow{#1}',
  '\\overparen': '\\overgroup{#1}',
  '\\wideparen': '\\overgroup{#1}',
  '\\overarc': '\\overgroup{#1}',
  '\\arc': '\\overgroup{#1}',
  '\\underparen': '\\undergroup{#1}',
  '\\framebox': '\\fbox{#1}',
  '\\parallelogram': '\\mathord{▱}',
  '\\mathbbm': '\\mathbb{#1}',
  '\\mathds': '\\mathbb{#1}',
  '\\vb': '\\mathbf{#1}',
  '\\ohm': '\\mathrm{Ω}',
  '\\micro': '\\mathrm{μ}',
  '\\celsius': '\\mathrm{℃}',
  '\\degreeCelsius': '\\mathrm{℃}',
  '\\percent': '\\%',
  '\\abs': '\\left|#1\\right|',
  '\\norm': '\\left\\|#1\\right\\|',
  '\\dd': '\\mathrm{d}',
  '\\dv': '\\frac{\\mathrm{d}#1}{\\mathrm{d}#2}',
  '\\pdv': '\\frac{\\partial #1}{\\partial #2}',
  '\\cases': '\\begin{cases}#1\\end{cases}',
  '\\matrix': '\\begin{matrix}#1\\end{matrix}',
  '\\pmatrix': '\\begin{pmatrix}#1\\end{pmatrix}',
  '\\eqalign': '\\begin{aligned}#1\\end{aligned}',
};

export const MACROS: TexMacros = { ...REFUSED, ...OTHERS };
