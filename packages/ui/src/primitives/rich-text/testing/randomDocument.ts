import { type Arbitrary, array, constantFrom, letrec, oneof, option, tuple } from 'fast-check';

const styles = constantFrom(
  'color:red',
  'COLOR: windowtext',
  'color:rgb(0,112,192)',
  'background:yellow',
  'background-color:#fff',
  'background:transparent',
  'font-weight:bold',
  'font-weight:500',
  'font:7.0pt "Times New Roman"',
  'font:bold italic 12pt 宋体',
  'font-style:normal',
  'text-decoration:none',
  'text-decoration:line-through underline',
  'text-decoration:underline dotted red',
  'vertical-align:super',
  'vertical-align:sub',
  'vertical-align:baseline',
  'mso-list:Ignore',
  'position:relative;top:-3pt',
  'visibility:hidden',
  'text-transform:uppercase',
  'text-indent:2em',
  'margin-left:36pt',
  'white-space:pre-wrap',
  'border-bottom:1px solid',
  'text-emphasis:dot',
  'font-variant:small-caps',
  'display:none',
  'display:block',
  'line-height:150%',
);

const attributes = tuple(
  option(constantFrom(' class=c1', ' class=c2', ' class=MsoNormal')),
  array(styles, { maxLength: 3 }),
).map(([name, list]) => (name ?? '') + (list.length > 0 ? ` style='${list.join(';')}'` : ''));

const phrases =
  'span b i u s em strong font sup sub o:p st1:place del ins mark small big code strike cite nobr w:sdt q'.split(
    ' ',
  );
const blocks = 'p div h2 blockquote section center li ul ol article dl dt dd address header form'.split(' ');
const texts = ['甲', '乙丙', 'a b', '1', '&nbsp;', '&lt;x', 'R&amp;D', '\n ', '测试 '];
const asides = [
  '<br>',
  '<!-- c -->',
  '<![if !x]>',
  '<![endif]>',
  '<?xml:namespace prefix = o />',
  '</o:p>',
  '<font color="#333333">灰</font>',
];

const wrap = (names: string[], content: Arbitrary<string>) =>
  tuple(constantFrom(...names), attributes, content).map(
    ([name, given, inner]) => `<${name}${given}>${inner}</${name}>`,
  );

const { flow } = letrec<{ line: string; flow: string }>((tie) => ({
  line: oneof(
    { maxDepth: 4 },
    constantFrom(...texts),
    constantFrom(...asides),
    wrap(
      phrases,
      array(tie('line'), { maxLength: 3 }).map((parts) => parts.join('')),
    ),
  ),
  flow: oneof(
    { maxDepth: 4 },
    constantFrom(...texts),
    tie('line'),
    wrap(
      blocks,
      array(tie('flow'), { maxLength: 3 }).map((parts) => parts.join('')),
    ),
    tuple(attributes, attributes, tie('flow'), tie('flow')).map(
      ([one, other, first, second]) =>
        `<table><tr><td${one}>${first}</td><td${other}>${second}</td></tr></table>`,
    ),
  ),
}));

const SHEET =
  '<style><!-- .c1{color:#c00;font-weight:bold} .c2{font-style:italic} p.MsoNormal{text-align:justify;margin:0} --></style>';

/** Documents of elements, styles and office markup in any order. */
export const randomDocument: Arbitrary<string> = array(flow, { minLength: 1, maxLength: 4 }).map(
  (parts) => `${SHEET}<div>${parts.join('')}</div>`,
);
