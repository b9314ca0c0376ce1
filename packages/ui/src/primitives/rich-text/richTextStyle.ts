import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Editors wrap paragraphs in any number of divs, so gaps go between blocks and not between direct children. */
const blocks =
  ':where(p, ul, ol, dl, figure, blockquote, pre, hr, video, audio, h1, h2, h3, h4, h5, h6, [data-table-box], div:has(> [data-table-box]))';

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
  }
  * + h1,
  * + h2,
  * + h3 {
    margin-top: ${theme.space[8]};
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${theme.space[1]};
  }
  a {
    color: ${theme.color.action.base};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  strong,
  b,
  th,
  dt,
  [data-weight='strong'] {
    font-weight: 600;
  }
  [data-slant='italic'] {
    font-style: italic;
  }
  u,
  ins,
  [data-line='under'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-line='through'] {
    text-decoration: line-through;
  }
  [data-indent='two'] {
    text-indent: 2em;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-align='justify'] {
    text-align: justify;
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
    font-weight: 600;
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
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    font: ${theme.type.body};
  }
  th,
  td {
    min-width: 88px;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.line.hairline};
    text-align: left;
  }
  th,
  thead td {
    background: ${theme.color.surface.fill};
  }
  th[align='right'],
  td[align='right'],
  th[data-align='right'],
  td[data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[align='center'],
  th[align='center'],
  td[data-align='center'],
  th[data-align='center'] {
    text-align: center;
  }
`;
