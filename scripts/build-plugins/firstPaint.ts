import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bars } from '../../packages/ui/src/theme/bars.ts';
// By their paths: the entry of the package would load every component into the build.
import { globalStyles } from '../../packages/ui/src/theme/globalStyles.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';
import { theme } from '../../packages/ui/src/theme/theme.ts';

/** The frame of a brand's own header, as CSS lengths; the standard's where left out. */
export interface FirstPaintFrame {
  /** The bar above the header; '0px' without one. */
  bar?: string;
  header?: string;
}

/** What the page says when its code does not load. */
const NOT_LOADED = `
  #not-loaded {
    display: grid; place-content: center; justify-items: center; gap: ${theme.space[6]};
    min-height: 100vh; padding: ${theme.space[6]}; text-align: center; font: ${theme.type.cardTitle};
  }
  #not-loaded button {
    height: 2.5rem; padding-inline: ${theme.space[5]}; border-radius: ${theme.radius.control};
    background: ${theme.color.action.fill}; color: ${theme.color.text.onAction}; font: ${theme.type.bodyStrong};
  }
`;

/** The window while #root is empty: a header with the brand's mark and, after 400 ms, the head of a page. */
const styles = ({ bar = bars.utility, header = theme.size.header }: FirstPaintFrame) => `
  #first-paint { display: none; }
  #root:empty + #first-paint {
    --margin: 0px;
    display: block; position: fixed; inset: 0; overflow: hidden; background: ${theme.color.surface.ground};
  }
  #first-paint::before { content: ""; display: block; height: ${bar}; background: ${theme.color.chrome.barBackground}; }
  #first-paint > div {
    height: ${header};
    border-bottom: 1px solid ${theme.color.chrome.line}; background: ${theme.color.chrome.background};
  }
  #first-paint span, #first-paint::after {
    width: calc(100% - 2 * var(--margin)); max-width: ${theme.size.content}; margin-inline: auto;
  }
  #first-paint span { display: flex; align-items: center; height: 100%; }
  #first-paint svg { width: 40px; height: 40px; }
  #first-paint::after {
    content: ""; display: block; height: 360px; margin-top: ${theme.space[6]};
    border-radius: ${theme.radius.hero}; background: ${theme.color.surface.track};
    animation: first-paint 160ms ease-out 400ms backwards;
  }
  #first-paint p { position: absolute; clip-path: inset(50%); }
  #first-paint.stopped::after { display: none; }
  #first-paint.stopped p, #first-paint noscript p {
    position: static; clip-path: none; padding: ${theme.space[12]} ${theme.space[6]};
    text-align: center; font: ${theme.type.cardTitle}; color: ${theme.color.text.primary};
  }
  /* A rendered page can be read: the sentence is a bar at its end that stays in sight. */
  #first-paint.stopped { display: block; position: sticky; bottom: 0; z-index: ${theme.layer.overlay}; background: ${theme.color.surface.card}; box-shadow: ${theme.shadow.foot}; }
  script + #first-paint.stopped > div, script + #first-paint.stopped::before { display: none; }
  script + #first-paint.stopped p { padding: ${theme.space[4]}; font: ${theme.type.bodyStrong}; }
  @keyframes first-paint { from { opacity: 0; } }
  ${media.narrow} { #root:empty + #first-paint { --margin: ${theme.space[6]}; } }
  ${media.phone} {
    #root:empty + #first-paint { --margin: ${theme.space[4]}; }
    #first-paint > div { height: ${bars.headerOnPhone}; }
    #first-paint::after { height: 184px; margin-top: ${theme.space[4]}; }
  }
`;

/**
 * Writes the brand's colours, the reset and a first paint with its mark into the page, so that they are on screen before any
 * script, and nothing shifts when the script inserts its styles. The mark is `public/icon.svg`. Plugins for critical CSS read
 * style sheets, which a build with styled-components has none of.
 */
export function firstPaint(colors: ThemeOverrides, frame: FirstPaintFrame): Plugin {
  let folder = '';
  return {
    name: 'cloud-school-first-paint',
    configResolved: (config) => {
      folder = config.publicDir;
    },
    transformIndexHtml: (html) => {
      const mark = readFileSync(join(folder, 'icon.svg'), 'utf8').trim();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const paint = `<div id="first-paint"><div><span>${mark}</span></div><p>正在加载</p>${noScript(title)}</div>`;
      return {
        html: html.replace(ROOT, (root) => root + paint),
        tags: [
          {
            tag: 'style',
            children: minify(globalStyles(colors) + styles(frame) + NOT_LOADED),
            injectTo: 'head',
          },
        ],
      };
    },
  };
}

/** What the page says where scripts are off. */
const noScript = (title: string) =>
  `<noscript><style>#first-paint::after,#first-paint>p{display:none}</style><p>${title}需要运行脚本（JavaScript）才能打开。请在浏览器设置中允许本站运行脚本，再重新加载本页。</p></noscript>`;

const ROOT = '<div id="root"></div>';

/** Without comments and line breaks. */
const minify = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
