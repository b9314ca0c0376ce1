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

/**
 * What several lazy pages share, gathered in few files: a first page is six at most. A module used by one page stays with
 * it, and earlier groups win.
 */
const SHARED_CHUNKS = [
  {
    name: 'common',
    test: paths(
      'lucide-react/',
      'ui/src/primitives/(block|empty-state|link|on-demand|skeleton|visually-hidden)/',
      'pages/src/(data|navigation|session|time|title)/',
      'api-client/src/endpoints/login',
      'api-client/src/entities/(dateTime|parseLogin|parseUser)',
    ),
  },
  {
    name: 'frame',
    test: paths(
      'ui/src/layout/(ground-layout|header/HeaderBrand|layout-link|lazy-qr-code)',
      'ui/src/primitives/(avatar|button|picture|tag)/',
      'ui/src/theme/login-art/',
      'pages/src/(location/distanceText|map/markerAddress|service-contact/useServiceContact)',
      'api-client/src/(endpoints/customerService|entities/parseServiceContact)',
    ),
  },
  {
    name: 'lists',
    test: paths(
      'ui/src/cards/(news-list|notice-list)/',
      'ui/src/primitives/(price/yuanText|scroll-box/)',
      'pages/src/(app-entry/useEnrolEntry|phone-preview/previewAddress)',
      'api-client/src/endpoints/(news|notice)',
      'api-client/src/entities/(parse(News|Notice|Page)|readPrice|readProductIds)',
    ),
  },
  {
    name: 'entrance',
    test: paths(
      'react-hook-form/',
      'ui/src/(forms/account|layout/entrance-layout|screens/login)/',
      'ui/src/primitives/(checkbox|password-field|segmented-control|sms-code-button)/',
      'pages/src/(entrance|login|sms)/',
    ),
  },
  { name: 'fields', test: paths('ui/src/primitives/(icon-button|text-entry|text-field)/') },
  {
    name: 'exam',
    test: paths(
      'ui/src/(answer-card|layout/exam-bar|primitives/countdown-ring|primitives/rich-text|questions)/',
      'pages/src/(answer-session|study)/',
      'api-client/src/endpoints/test',
      'api-client/src/entities/(parse(Answer|FinishedTest|Paper|Question|TestDetail|TimeLimit)|toAnswerRecord)',
    ),
  },
].map((group, index) => ({ ...group, minShareCount: 2, priority: 8 - index }));

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
