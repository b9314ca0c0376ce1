import { keysOf } from '@cloud-school/domain';
import { paths } from '../navigation/paths.ts';
import { SHORTCUTS, shortcutPath } from './shortcuts.ts';

/** Where each host has its manifest. */
export const MANIFEST_ADDRESS = '/manifest.webmanifest';

/** Where the standard shell has the icons and the manifest of a partner, by the id of the partner's brand. */
export const partnerFolder = (id: string): string => `/partners/${id}`;

/** The icon that iOS shows, which reads no manifest for it. */
export const APPLE_ICON = { file: 'apple-touch-icon.png', pixels: 180, isMaskable: true } as const;

/** The icons of a manifest. A maskable one fills its square, because each system cuts a shape of its own out of it. */
export const APP_ICONS = [
  { file: 'icon-192.png', pixels: 192, isMaskable: false },
  { file: 'icon-512.png', pixels: 512, isMaskable: false },
  { file: 'icon-maskable-192.png', pixels: 192, isMaskable: true },
  { file: 'icon-maskable-512.png', pixels: 512, isMaskable: true },
] as const;

interface ManifestLook {
  /** The brand's. Hosts with a renderer have the names of their school. */
  name: string;
  /** The system's bar above the page. */
  themeColor: string;
  /** While the app starts. */
  backgroundColor: string;
  /** Of its icons: '' for the host's own. */
  folder?: string;
}

/** The manifest of an installed portal (https://www.w3.org/TR/appmanifest/). It starts where a student starts. */
export const makeManifest = ({ name, themeColor, backgroundColor, folder = '' }: ManifestLook) => ({
  // Not the start page, which is the id where there is none: the app is the same when that one moves.
  id: '/',
  name,
  short_name: name,
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: paths.myClasses,
  scope: '/',
  display: 'standalone',
  theme_color: themeColor,
  background_color: backgroundColor,
  icons: APP_ICONS.map(({ file, pixels, isMaskable }) => ({
    src: `${folder}/${file}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  })),
  shortcuts: keysOf(SHORTCUTS).map((shortcut) => ({
    name: SHORTCUTS[shortcut],
    url: shortcutPath(shortcut),
  })),
});
