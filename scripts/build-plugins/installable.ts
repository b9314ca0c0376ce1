import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import {
  APP_ICONS,
  APPLE_ICON,
  makeManifest,
  MANIFEST_ADDRESS,
} from '../../packages/pages/src/platform/installed/makeManifest.ts';
import { mergeTheme } from '../../packages/ui/src/theme/mergeTheme.ts';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';

/**
 * Lets devices install the page as an app: writes the manifest and the icons, drawn of `public/icon.svg`, and names them in the
 * page. The manifest has the page's title; where a renderer runs, the name of the host's school. vite-plugin-pwa writes a
 * manifest too, but brings a worker and no icons.
 */
export function installable(overrides: ThemeOverrides): Plugin {
  const { action, chrome, surface } = mergeTheme(overrides).color;
  let root = '';
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = new Map<string, () => string | Uint8Array>([
    [
      MANIFEST_ADDRESS,
      () => {
        const name = /<title>(.*?)<\/title>/.exec(read('index.html'))?.[1] ?? '';
        const colors = { themeColor: chrome.background, backgroundColor: surface.ground };
        return JSON.stringify(makeManifest({ name, ...colors }));
      },
    ],
    ...[...APP_ICONS, APPLE_ICON].map(
      (icon) => [`/${icon.file}`, () => drawIcon(read('public/icon.svg'), icon, action.fill)] as const,
    ),
  ]);
  return {
    name: 'cloud-school-installable',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, response, next) => {
        const file = files.get(url)?.();
        if (file === undefined) return next();
        response.setHeader(
          'content-type',
          url === MANIFEST_ADDRESS ? 'application/manifest+json' : 'image/png',
        );
        response.end(file);
      });
    },
    generateBundle() {
      for (const [address, make] of files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: make() });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: chrome.background }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: MANIFEST_ADDRESS }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${APPLE_ICON.file}` }, injectTo: 'head' },
    ],
  };
}

/** What every system shows of a maskable icon is a circle of 80 % of its width; the brand's colour is around the drawing. */
const masked = (svg: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>` +
  `${svg.replace(/^[^]*?<svg[^>]*>/, (root) => root.replaceAll(SIZE, '').replace('<svg', NESTED))}</svg>`;
const SIZE = / (?:width|height)="[^"]*"/g;
const NESTED = '<svg x="10" y="10" width="80" height="80"';

/** An icon as PNG. Letters in it need a font of this machine. */
function drawIcon(
  svg: string,
  { pixels, isMaskable }: { pixels: number; isMaskable: boolean },
  ground: string,
): Uint8Array {
  const drawing = isMaskable ? masked(svg, ground) : svg;
  // Reading the fonts takes half a second.
  const font = { loadSystemFonts: svg.includes('<text') };
  return new Resvg(drawing, { fitTo: { mode: 'width', value: pixels }, font }).render().asPng();
}
