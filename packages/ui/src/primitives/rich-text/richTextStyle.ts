import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LOWERED, RAISED, SPOKEN_WORDS } from './loading/spokenWords.ts';

/** Editors wrap paragraphs in any number of divs, so gaps go between blocks and not between direct children. */
const blocks =
  ':where(p, ul, ol, dl, figure, blockquote, pre, hr, video, audio, h1, h2, h3, h4, h5, h6, [data-table-box], div:has(> [data-table-box]))';

/** Cells as narrow as their letters, in lengths that become smaller with them. */
const narrowCells = css`
  th,
  td {
    min-width: 0;
    max-width: none;
    overflow-wrap: anywhere;
    padding: 0.4em 0.6em;
  }
`;

/** Styles of the tags in untrusted HTML: paragraphs, lists, tables and pictures in the theme's type and spacing. */
export const richTextStyle = css`
  :where(blockquote, pre, hr) {
    margin: 0;
  }
  ${blocks} + ${blocks} {
    margin-top: ${theme.space[5]};
  }
  :where(li, td, th) ${blocks} + ${blocks} {
    margin-top: ${theme.space[1]};
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font: ${theme.type.title};
    font-style: inherit;
    font-variant: inherit;
  }
  * + h1,
  * + h2,
  * + h3 {
    margin-top: ${theme.space[8]};
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  ul {
    list-style: disc;
  }
  :is(ul, ol) ul {
    list-style: circle;
  }
  :is(ul, ol) :is(ul, ol) ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  /* Another direction than its list's: no room is left for its sign. */
  :is(ul, ol):not([dir='rtl']) > li[dir='rtl'],
  li[style*='direction: rtl'] {
    list-style-position: inside;
  }
  li + li {
    margin-top: ${theme.space[1]};
  }
  a[href] {
    color: ${theme.color.action.base};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* A link that its author draws without a line has another one: the colour alone is not enough. */
  a[href][style*='text-decoration-line: none'] {
    border-bottom: 1px solid;
  }
  strong,
  b,
  th {
    font-weight: 600;
  }
  u,
  ins {
    text-decoration: underline;
  }
  u,
  ins,
  [style*='underline'] {
    text-underline-offset: 3px;
  }
  [style*='text-emphasis-style'] {
    text-emphasis-position: under right;
  }
  sup,
  sub,
  [style*='vertical-align: su'] {
    font-size: smaller;
    line-height: 1;
  }
  /* Raised and lowered letters are no others: an empty picture with a name says so. */
  sup::before,
  [style*='vertical-align: super']::before {
    content: '' / '${RAISED}';
  }
  sub::before,
  [style*='vertical-align: sub']::before {
    content: '' / '${LOWERED}';
  }
  /* A line to write on has no letters: an empty picture with a name says it. */
  [data-blank]::before {
    content: '' / '填空处';
  }
  [data-blank] [data-blank]::before {
    content: none;
  }
  /* A blank or a frame that an editor draws around words. */
  [style*='border-'] {
    border-width: 1px;
  }
  mark[data-spoken] {
    background: none;
    color: inherit;
  }
  /* An empty picture with a name: said, and not seen. */
  ${Object.entries(SPOKEN_WORDS)
    .map(([name, words]) => `mark[data-spoken='${name}']::before { content: '' / '${words}'; }`)
    .join('\n  ')}
  [data-missing]::after {
    content: attr(data-missing);
    padding: 0 ${theme.space[2]};
    border: 1px dashed ${theme.color.line.control};
    border-radius: ${theme.radius.tag};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  iframe {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
    border-radius: ${theme.radius.segment};
    background: ${theme.color.surface.stage};
  }
  math {
    font-style: normal;
    text-indent: 0;
  }
  /* In a line a long formula breaks at its signs. */
  [data-formula-box='block'] {
    display: block;
    padding: ${theme.space[1]} 0;
    text-align: center;
  }
  /* What is wider than its line scrolls; a flex box keeps the line of its letters. Thousands of boxes that scroll would be slow. */
  [data-formula-wide] {
    display: inline-flex;
    max-width: 100%;
    overflow: auto hidden;
    vertical-align: middle;
    white-space: nowrap;
  }
  [data-formula-wide='block'] {
    display: flex;
  }
  [data-formula-wide] > * {
    flex: none;
  }
  /* A part of its cell would be a part of what it makes its cell. */
  [data-table-box] [data-formula-wide] {
    max-width: var(--room);
  }
  ${media.print} {
    [data-formula-wide] {
      display: inline;
      white-space: normal;
    }
    /* A part that cannot break is as small as the paper wants it. */
    [data-formula-long] {
      container-type: inline-size;
      display: inline-block;
      width: min(100%, var(--letters) * 1.21em);
      max-width: none;
      overflow: visible;
    }
    [data-formula-box='block'][data-formula-long] {
      display: block;
      width: auto;
    }
    [data-formula-long] > .katex {
      font-size: min(1.21em, 100cqw / var(--letters));
    }
  }
  /* The letters of other scripts, which the fonts of formulas lack. */
  [data-formula-box] :is(.cjk_fallback, .hangul_fallback) {
    font-family: ${theme.type.family};
  }
  /* What is not understood. */
  [data-formula-source] {
    padding: 0 ${theme.space[1]};
    border: 1px dashed ${theme.color.line.control};
    border-radius: ${theme.radius.tag};
    font-family: monospace;
    white-space: pre-wrap;
  }
  [data-formula-source]::before {
    content: '' / '公式源码：';
  }
  font {
    font: inherit;
    color: inherit;
  }
  img,
  video {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.segment};
  }
  img {
    display: inline-block;
    vertical-align: middle;
  }
  video {
    width: 100%;
    aspect-ratio: 16 / 9;
    background: ${theme.color.surface.stage};
  }
  audio {
    width: 100%;
  }
  figure img {
    display: block;
    border-radius: ${theme.radius.card};
  }
  figcaption,
  table caption {
    margin-top: ${theme.space[2]};
    font: ${theme.type.caption};
    color: ${theme.color.text.tertiary};
    text-align: left;
  }
  blockquote {
    padding-left: ${theme.space[5]};
    border-left: 4px solid ${theme.color.accent.fill};
  }
  pre {
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.segment};
    background: ${theme.color.surface.fill};
    white-space: pre-wrap;
  }
  hr {
    border: 0;
    border-top: 1px solid ${theme.color.line.hairline};
  }
  [data-table-box] {
    overflow-x: auto;
    font: ${theme.type.body};
    /* Weight and slant are the author's. */
    font-weight: inherit;
    font-style: inherit;
    font-variant: inherit;
    scrollbar-width: thin;
  }
  /* More columns than the width: what names a row stays, and a shade says that more is there. */
  [data-table-box][data-wide] {
    display: flex;
    :is(th, td):first-child {
      position: sticky;
      z-index: 1;
      left: 0;
      max-width: 40vw;
      background: ${theme.color.surface.card};
    }
    th:first-child,
    thead td:first-child {
      background: ${theme.color.surface.fill};
    }
    &::after {
      content: '';
      position: sticky;
      z-index: 2;
      right: 0;
      flex: none;
      width: 28px;
      margin-left: -28px;
      /* Forced colours would take the shade away. */
      forced-color-adjust: none;
      background: linear-gradient(to left, ${theme.color.line.strong}, transparent);
      pointer-events: none;
    }
  }
  [data-table-box][data-wide='end']::after {
    visibility: hidden;
  }
  /* A table that is higher than the window too scrolls its rows below its head. */
  [data-table-box][data-tall] {
    max-height: 80vh;
    overflow-y: auto;
    table {
      align-self: flex-start;
    }
    thead {
      position: sticky;
      z-index: 2;
      top: 0;
    }
    &::after {
      top: 0;
    }
  }
  [data-table-box][data-tall='more'] {
    box-shadow: inset 0 -20px 16px -16px ${theme.color.line.strong};
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
  }
  /* A column is as wide as its longest word; what is no word breaks. */
  th,
  td {
    min-width: 88px;
    max-width: 20em;
    overflow-wrap: break-word;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.line.hairline};
  }
  th {
    text-align: left;
  }
  th,
  thead td {
    background: ${theme.color.surface.fill};
  }
  :is(th, td)[align='right'],
  :is(th, td)[style*='text-align: right'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td)[align='center'] {
    text-align: center;
  }
  ${media.print} {
    /* On paper all columns are seen: those that do not fit are smaller. */
    [data-table-box] {
      container-type: inline-size;
      display: block;
      max-height: none;
      overflow: visible;
      &::after {
        content: none;
      }
      > table {
        font-size: min(1em, 100cqw / var(--letters, 1));
      }
      :is(th, td):first-child,
      thead {
        position: static;
      }
    }
    ${narrowCells}
  }
  /* Copies of tables and formulas, for as long as it takes to measure them. */
  &[data-measured] {
    position: fixed;
    top: 0;
    width: 0;
    visibility: hidden;
    ${narrowCells}
  }
`;
