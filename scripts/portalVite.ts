import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import type { ThemeOverrides } from '../packages/ui/src/theme/standardTheme.ts';
import { BROWSERS } from './browsers.ts';
import { devRender } from './devRender.ts';
import { examWorker } from './examWorker.ts';
import { findShellChunks } from './findShellChunks.ts';
import { firstScript } from './first-script/firstScript.ts';
import { firstPaint, type FirstPaintFrame } from './firstPaint.ts';
import { onBuildLog } from './onBuildLog.ts';
import { precompress } from './precompress.ts';
import { refuseChunkCircles } from './refuseChunkCircles.ts';
import { configJson } from './runtimeConfig.ts';
import { serverBuild } from './serverBuild.ts';
import { serverEntry } from './serverEntry.ts';

const CONFIG_ELEMENT = /(id="cloud-school-config">)[^<]*(<\/script>)/;

/**
 * Fills the configuration element of the page in development. That of a built page is `{}` without space around it, which
 * the host replaces.
 */
function runtimeConfig(): Plugin {
  let isBuild = false;
  return {
    name: 'cloud-school-runtime-config',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transformIndexHtml: (html) =>
      html.replace(
        CONFIG_ELEMENT,
        (_all, open, close) => open + (isBuild ? '{}' : configJson(process.env)) + close,
      ),
  };
}

const ICON = /href="\/(icon\.svg)"/;

/** Inlines the icon in the built page: one request less before the first paint. */
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
        const drawing = readFileSync(join(folder, name), 'utf8').trim();
        return `href="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
      }),
  };
}

/** Matches modules by folders and packages of their paths, on any system. */
const inFolders = (...folders: string[]) => new RegExp(folders.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * Modules that several lazily loaded pages share, gathered in a few files, so that a first page loads at most ten. The
 * first rule that matches a module wins; what only one page uses stays with that page. Rules name folders and packages,
 * never files: docs/decisions/0006-first-load.md.
 */
const SHARED_CHUNKS = [
  {
    name: 'exam',
    test: inFolders(
      'packages/engine/src/exam/',
      'packages/api-client/src/(entities|endpoints)/exam/',
      'packages/domain/src/exam/',
      'packages/ui/src/(answer-card|layout/(exam|foot)-bar|primitives/countdown-ring|screens/exam-[a-z]+)/',
      // Without the kinds that few papers have; their views load with such a paper.
      'packages/ui/src/questions/(?!(reading|cloze|sub-questions)/)',
      'packages/pages/src/features/(exam|exam-worker|study)/',
    ),
    // The practice room shares answering with one page and the review with another, which must not load both: the bundler
    // parts the modules by the pages that load them, and merges parts below 50 kB (not compressed).
    entriesAware: true,
    entriesAwareMergeThreshold: 50_000,
  },
  {
    name: 'learning',
    test: inFolders(
      'packages/api-client/src/(entities|endpoints)/learning/',
      'packages/domain/src/(calendar|learning)/',
      'packages/ui/src/(calendar/(day|lesson|target)|layout/class-unavailable)/',
      'packages/pages/src/features/(app-only|class-student)/',
    ),
  },
  {
    // The library of the players and what they share; not what a page shows until their code has loaded.
    name: 'player',
    test: inFolders('/@?vidstack/', 'packages/ui/src/player/(?!lazy/|poster/)'),
  },
  {
    name: 'lesson',
    test: inFolders(
      'packages/engine/src/progress/',
      'packages/api-client/src/(entities|endpoints)/lesson/',
      'packages/ui/src/cards/(classroom|classroom-row|lesson-[a-z]+)/',
      'packages/ui/src/player/lazy/',
      'packages/pages/src/features/(attendance|lesson|lesson-progress)/',
    ),
  },
  {
    name: 'account',
    test: inFolders(
      'packages/api-client/src/(entities|endpoints)/account/',
      'packages/domain/src/account/',
      'packages/ui/src/(forms/account|layout/(auth|ground)-layout|screens/login)/',
      'packages/ui/src/primitives/(password-field|sms-[a-z-]+)/',
      'packages/pages/src/(features/auth|features/sms|pages/login)/',
    ),
  },
  {
    name: 'fields',
    test: inFolders(
      'packages/ui/src/primitives/(checkbox|pagination|switch|text-area|text-entry|text-field)/',
      'packages/ui/src/forms/form(-error)?/',
    ),
  },
  {
    // Opened by a press: pages must not load the dialog library with their other primitives.
    name: 'dialog',
    test: inFolders(
      '/@base-ui/',
      '/uqr/',
      'packages/ui/src/(dialogs|primitives/dialog|primitives/drawer|primitives/popover|primitives/qr-code)/',
    ),
  },
  {
    name: 'site',
    test: inFolders(
      'packages/api-client/src/(entities|endpoints)/(certificate|site)/',
      'packages/domain/src/(certificate|site)/',
      'packages/ui/src/cards/notice-list/',
      'packages/ui/src/primitives/(price|rotation|ticker)/',
      'packages/pages/src/features/(app-entry|phone-preview)/',
    ),
  },
  {
    // Parts of most pages, such as where lines of Chinese break: the sign-in and answering do without them, the timetable
    // without the rest of `content`.
    name: 'page',
    test: inFolders('packages/ui/src/primitives/phrase-text/', 'packages/ui/src/layout/footer/'),
  },
  {
    // Parts of pages with much content: the sign-in, the timetable and answering need few or none of them.
    name: 'content',
    test: inFolders(
      'packages/domain/src/words/',
      'packages/ui/src/(layout/article|player/poster)/',
      'packages/ui/src/primitives/(like-button|play-disc|rich-text|rosette|tabs|windowed-list)/',
    ),
  },
  {
    // What every page needs: the libraries that render, and small parts.
    name: 'shell',
    test: inFolders(
      '/node_modules/(react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)/',
      'packages/ui/src/(theme|tokens)/',
      'packages/engine/src/(browser|retry)/',
      'packages/ui/src/(primitives|layout)/',
      'packages/pages/src/platform/',
      'packages/pages/src/features/(service-contact|study-address)/',
      // Not the content of lessons, which loads before the rest of their pages.
      'packages/api-client/src/(?!(entities|endpoints)/lesson-content/)',
      'packages/domain/src/(?!lesson-content/)',
      '/lucide-react/',
    ),
  },
].map((rule, index, rules) => ({ ...rule, minShareCount: 2, priority: rules.length - index }));

/** Everything that the entry imports statically: what starts the first calls and the code of the page. */
const START_CHUNK = { name: 'start', tags: ['$initial' as const], priority: SHARED_CHUNKS.length + 1 };

/** The browser fetches what renders the pages while it fetches what starts them, which imports it. */
function preloadRenderer(): Plugin {
  return {
    name: 'cloud-school-preload-renderer',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const { entry, renderer } = findShellChunks(bundle);
        const inPage = new Set([entry.fileName, ...entry.imports]);
        return [renderer.fileName, ...renderer.imports]
          .filter((fileName) => !inPage.has(fileName))
          .map((fileName) => ({
            tag: 'link',
            // A rendered page has no use for it before its first paint: composePage of packages/renderer removes it.
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `/${fileName}`,
              'data-static-page': true,
            },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** How code becomes the page's and the server's; both need the same names of styles. */
const COMPILATION: Pick<UserConfig, 'resolve' | 'oxc'> = {
  // SWR imports a polyfill of a hook that React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true } } },
};

/** The Vite settings of a shell, the same for every brand but for the colours and the frame of its first paint. */
export function portalViteConfig(colors: ThemeOverrides = {}, frame: FirstPaintFrame = {}): UserConfig {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:8787';
  const toSandbox = { target: sandbox, changeOrigin: false };
  return {
    plugins: [
      react(),
      runtimeConfig(),
      firstPaint(colors, frame),
      firstScript(),
      iconInPage(),
      preloadRenderer(),
      refuseChunkCircles(),
      examWorker(),
      precompress(),
      serverBuild(COMPILATION),
      serverEntry(),
      devRender(sandbox),
    ],
    server: {
      proxy: { '/api': toSandbox, '/media': toSandbox, '/__sandbox': toSandbox },
      allowedHosts: ['.localhost'],
    },
    ...COMPILATION,
    build: {
      target: BROWSERS,
      sourcemap: 'hidden',
      // Pictures stay files, which the browser fetches in parallel with the code.
      assetsInlineLimit: 0,
      // Every browser of the build target supports modulepreload.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        onLog: onBuildLog,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [START_CHUNK, ...SHARED_CHUNKS],
          },
        },
      },
    },
  };
}
