import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
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

const ICON = /href="\/(icon\.svg)"/;

/** Puts the icon into the built page: a request less beside those that its first paint waits for. */
function iconInPage(): Plugin {
  let folder = '';
  return {
    name: 'cloud-school-icon',
    apply: 'build',
    configResolved: (config) => {
      folder = config.publicDir;
    },
    transformIndexHtml: (html) =>
      html.replace(ICON, (_all, name: string) => {
        const drawing = readFileSync(join(folder, name), 'utf8').replaceAll('"', "'").trim();
        return `href="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
      }),
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
  'building-2|eye-off|file-check|house|lock|lock-keyhole|phone|shield-check|smartphone|user',
);

/** Icons of header, rail, footer and home. */
const SITE_ICONS = icons(
  'award|bell|book-open|clipboard-pen-line|headset|log-out|map-pin|menu|message-square-text|monitor-check|newspaper|pause|play|qr-code|ticket',
);

/**
 * What several lazy pages share, gathered in few files: a first page is six at most. A module used by one page stays with
 * it, but in the groups that count from one use on, which hold a page whole. Earlier groups win.
 */
const SHARED_CHUNKS = [
  {
    name: 'common',
    test: paths(
      'lucide-react/dist/esm/(?!icons/)',
      COMMON_ICONS,
      'ui/src/primitives/(block|button|empty-state|icon-button|link|lazy-module|skeleton|tag|visually-hidden)/',
      'pages/src/(?:platform|features|pages)/(data|session|time)/',
      'pages/src/(?:platform|features|pages)/navigation/(?!animate|LazyBlock|\\w+Address)',
      'pages/src/(?:platform|features|pages)/title/(HeadContext|pageTitle|usePage)',
      'api-client/src/endpoints/user',
      'api-client/src/entities/(dateTime|parseUser)',
    ),
  },
  {
    name: 'frame',
    test: paths(
      'ui/src/(layout/(ground-layout|header/HeaderBrand|layout-link)|primitives/picture/)',
      FRAME_ICONS,
      'ui/src/theme/login-art/',
      'pages/src/(?:platform|features|pages)/(service-contact|title)/',
      'api-client/src/(endpoints/customerService|entities/parse(Page|ServiceContact))',
    ),
  },
  {
    name: 'site',
    test: paths(
      SITE_ICONS,
      'ui/src/cards/notice-list/',
      'ui/src/layout/(footer|footer-band|header|lazy-(popover|qr-code)|site-layout|tool-rail/ToolRail|utility-bar)',
      'pages/src/(?:platform|features|pages)/(data/(useIdle|WhenIdle)|site-frame/(Site|useSchoolFacts))',
      'ui/src/primitives/(avatar/|render-near-viewport/|price/formatYuan|scroll-box/)',
      'pages/src/(?:platform|features|pages)/(app-entry/useEnrolEntry|location|map|navigation|phone-preview/previewAddress)/?',
      'api-client/src/endpoints/(location|notice)',
      'api-client/src/entities/(parse(Location|Notice)|readPrice|readProductIds)',
    ),
    minShareCount: 1,
  },
  {
    name: 'article',
    test: paths(
      'ui/src/(layout/article|primitives/breadcrumb|screens/(news|notice)-detail/\\w+Screen)',
      'pages/src/(?:platform|features|pages)/(news-detail/NewsDetailPage|notice-detail/NoticeDetailPage)',
      'api-client/src/(endpoints/news|entities/parseNews)',
    ),
    minShareCount: 1,
  },
  { name: 'news', test: paths('ui/src/cards/news-list/') },
  {
    name: 'video',
    test: paths('ui/src/(player/(LazyVideo|Video(Failure|Missing|Note|Poster|Stage))|primitives/play-disc/)'),
  },
  {
    name: 'certificate',
    test: paths(
      'ui/src/(cards/certificate|layout/phone-layout)/',
      'ui/src/(forms|screens)/certificate-query/(?!certificateResolver|CertificatePicture)',
      'pages/src/(?:platform|features|pages)/certificate-query/(MobileC|C|captchaKey|savePicture|use)',
      'api-client/src/(endpoints/certificate|entities/parseCertificate)',
    ),
    minShareCount: 1,
  },
  { name: 'controls', test: paths('ui/src/primitives/(pill|switch|tabs)/') },
  { name: 'icons', test: paths('lucide-react/') },
  { name: 'form', test: paths('react-hook-form/') },
  {
    name: 'entrance',
    test: paths(
      'ui/src/(forms/account|layout/entrance-layout|screens/login)/',
      'ui/src/primitives/(checkbox|password-field|segmented-control|sms-code-button)/',
      'pages/src/(?:platform|features|pages)/(auth|login|sms)/',
      'api-client/src/(endpoints/login|entities/parseLogin)',
    ),
  },
  { name: 'fields', test: paths('ui/src/primitives/(text-area|text-entry|text-field)/') },
  { name: 'rich-text', test: paths('ui/src/primitives/rich-text/') },
  {
    name: 'exam',
    test: paths(
      'ui/src/(answer-card|layout/exam-bar|primitives/countdown-ring|questions)/',
      'pages/src/(?:platform|features|pages)/study/',
      'engine/src/',
      'api-client/src/endpoints/test',
      'api-client/src/entities/(parse(Answer|FinishedTest|Paper|Question|TestDetail|TimeLimit)|toAnswerRecord)',
    ),
  },
].map((group, index) => ({ minShareCount: 2, ...group, priority: 8 - index * 0.5 }));

/** All that the entry imports, by the bundler's own reckoning: one file packs better than several. */
const SHELL_CHUNK = { name: 'shell', tags: ['$initial' as const], priority: 9 };

/** Vite settings of a shell: the same for every brand. */
export function portalViteConfig(): UserConfig {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:8787';
  const toSandbox = { target: sandbox, changeOrigin: false };
  return {
    plugins: [react(), runtimeConfig(), iconInPage()],
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
