import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import {
  APP_ICONS,
  APPLE_ICON,
  makeManifest,
  MANIFEST_ADDRESS,
  partnerFolder,
} from '../../packages/pages/src/platform/installed/makeManifest.ts';
import { mergeTheme } from '../../packages/ui/src/theme/mergeTheme.ts';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';
import { readPartners } from '../readApps.ts';

/** A shell, or a partner whose schools a shell shows: its app, its colours, and where its files are. */
interface Installed {
  root: string;
  overrides: ThemeOverrides;
  folder?: string;
}

/** The manifest and the icons of an app by their addresses, made of its page's title, its `public/icon.svg` and its colours. */
function listFiles({ root, overrides, folder = '' }: Installed): [string, () => string | Uint8Array][] {
  const { action, chrome, surface } = mergeTheme(overrides).color;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const makeNamed = () => {
    const name = /<title>(.*?)<\/title>/.exec(read('index.html'))?.[1] ?? '';
    const colors = { themeColor: chrome.background, backgroundColor: surface.ground };
    return JSON.stringify(makeManifest({ name, ...colors, folder }));
  };
  return [
    [folder + MANIFEST_ADDRESS, makeNamed],
    ...[...APP_ICONS, APPLE_ICON].map((icon): [string, () => Uint8Array] => [
      `${folder}/${icon.file}`,
      () => drawIcon(read('public/icon.svg'), icon, action.fill),
    ]),
  ];
}

/** The same of a partner, with the icon itself, which the shell's own public folder has not. */
async function listPartnerFiles({ name, folder: root }: { name: string; folder: string }) {
  const { colors } = (await import(join(root, 'src/brand/colors.ts'))) as { colors: ThemeOverrides };
  const folder = partnerFolder(name);
  const icon = () => readFileSync(join(root, 'public/icon.svg'), 'utf8');
  return [[`${folder}/icon.svg`, icon] as const, ...listFiles({ root, overrides: colors, folder })];
}

/**
 * Lets devices install the page as an app: writes the manifest and the icons, and names them in the page, and those of the partners
 * whose schools the shell shows, to which the page changes for them. Where a renderer runs, the manifest has the name of the host's
 * school. vite-plugin-pwa writes a manifest too, but brings a worker and no icons.
 */
export function installable(overrides: ThemeOverrides): Plugin {
  const { chrome } = mergeTheme(overrides).color;
  let files = new Map<string, () => string | Uint8Array>();
  return {
    name: 'cloud-school-installable',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: async ({ root }) => {
      const ofPartners = await Promise.all(readPartners(root).map(listPartnerFiles));
      files = new Map([...listFiles({ root, overrides }), ...ofPartners.flat()]);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, response, next) => {
        const file = files.get(url)?.();
        if (file === undefined) return next();
        response.setHeader('content-type', TYPES[extname(url)] ?? 'image/png');
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

const TYPES: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

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
