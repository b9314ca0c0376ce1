import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { leanPackages } from './leanPackages.ts';
import { configJson } from './runtimeConfig.ts';

const CONFIG_ELEMENT = /(id="cloud-school-config">)[^<]*(<\/script>)/;

/** Fills the page's configuration element while developing; a built page is filled by its host. */
function runtimeConfig(): Plugin {
  return {
    name: 'cloud-school-runtime-config',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(CONFIG_ELEMENT, (_all, open, close) => open + configJson(process.env) + close),
  };
}

/** Matches modules by parts of their paths, on any system. */
const paths = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

const icons = (names: string) => `lucide-react/dist/esm/icons/(?:${names})\\.`;

/** Icons of nearly every page, of the paper above all. */
const COMMON_ICONS = icons(
  'arrow-left|arrow-right|check|chevron-(?:down|left|right|up)|circle-(?:alert|check|question-mark|x)|clock-3|copy|eye|hourglass|info|key-round|layout-grid|loader-circle|minus|rotate-cw|user-round|user-round-check|wifi-off|x',
);

/** Icons of the ways in, and of pages in the site's frame. */
const FRAME_ICONS = icons(
  'award|building-2|eye-off|house|lock|lock-keyhole|map-pin|phone|shield-check|smartphone|user',
);

/** Icons of header, rail, footer and home. */
const SITE_ICONS = icons(
  'bell|book-open|clipboard-pen-line|file-check|headset|log-out|menu|message-square-text|monitor-check|newspaper|pause|play|qr-code|ticket',
);

/**
 * What several lazy pages share, gathered in few files: a first page is six at most. A module used by one page stays with
 * it, and earlier groups win.
 */
const SHARED_CHUNKS = [
  {
    name: 'common',
    test: paths(
      'lucide-react/dist/esm/(?!icons/)',
      COMMON_ICONS,
      'ui/src/primitives/(block|button|empty-state|icon-button|link|on-demand|skeleton|tag|visually-hidden)/',
      'pages/src/(data|session|time)/',
      'pages/src/navigation/(?!animate|\\w+Address)',
      'pages/src/title/(HeadContext|pageTitle|usePage)',
      'api-client/src/endpoints/user',
      'api-client/src/entities/(dateTime|parseUser)',
    ),
  },
  {
    name: 'frame',
    test: paths(
      'ui/src/layout/(ground-layout|header/HeaderBrand|layout-link|lazy-qr-code)',
      'ui/src/primitives/(avatar|picture)/',
      FRAME_ICONS,
      'ui/src/theme/login-art/',
    ),
  },
  {
    name: 'site',
    test: paths(
      SITE_ICONS,
      'ui/src/cards/notice-list/',
      'ui/src/primitives/(price/yuanText|scroll-box/)',
      'pages/src/(app-entry/useEnrolEntry|location|map|navigation|phone-preview/previewAddress|service-contact|title)/?',
      'api-client/src/endpoints/(customerService|notice)',
      'api-client/src/entities/(parse(Notice|Page|ServiceContact)|readPrice|readProductIds)',
    ),
  },
  {
    name: 'news',
    test: paths('ui/src/cards/news-list/', 'api-client/src/(endpoints/news|entities/parseNews)'),
  },
  { name: 'icons', test: paths('lucide-react/') },
  {
    name: 'entrance',
    test: paths(
      'react-hook-form/',
      'ui/src/(forms/account|layout/entrance-layout|screens/login)/',
      'ui/src/primitives/(checkbox|password-field|segmented-control|sms-code-button)/',
      'pages/src/(entrance|login|sms)/',
      'api-client/src/(endpoints/login|entities/parseLogin)',
    ),
  },
  { name: 'fields', test: paths('ui/src/primitives/(text-entry|text-field)/') },
  { name: 'writing', test: paths('ui/src/primitives/(rich-text|text-area)/') },
  {
    name: 'exam',
    test: paths(
      'ui/src/(answer-card|layout/exam-bar|primitives/countdown-ring|questions)/',
      'pages/src/(answer-session|study)/',
      'api-client/src/endpoints/test',
      'api-client/src/entities/(parse(Answer|FinishedTest|Paper|Question|TestDetail|TimeLimit)|toAnswerRecord)',
    ),
  },
].map((group, index) => ({ ...group, minShareCount: 2, priority: 8 - index * 0.5 }));

/** All that the entry imports, by the bundler's own reckoning: one file packs better than several. */
const SHELL_CHUNK = { name: 'shell', tags: ['$initial' as const], priority: 9 };

/** Vite settings of a shell: the same for every brand. */
export function portalViteConfig(): UserConfig {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:8787';
  const toSandbox = { target: sandbox, changeOrigin: false };
  return {
    plugins: [react(), leanPackages(), runtimeConfig()],
    server: {
      proxy: { '/api': toSandbox, '/media': toSandbox, '/__sandbox': toSandbox },
      allowedHosts: ['.localhost'],
    },
    // SWR brings a stand-in for a hook that React has had since version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } } },
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      // Drawings stay files: a browser fetches them beside the code, not inside it.
      assetsInlineLimit: 0,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [SHELL_CHUNK, ...SHARED_CHUNKS],
          },
        },
      },
    },
  };
}
