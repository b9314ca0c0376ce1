import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { ThemeOverrides } from '../packages/ui/src/theme/standardTheme.ts';
import { BROWSERS } from './browsers.ts';
import { ASSETS_ORIGIN, assetsOrigin } from './build-plugins/assetsOrigin.ts';
import { devRender } from './build-plugins/devRender.ts';
import { examWorker } from './build-plugins/examWorker.ts';
import { firstScript } from './build-plugins/first-script/firstScript.ts';
import { firstPaint, type FirstPaintFrame } from './build-plugins/firstPaint.ts';
import { installable } from './build-plugins/installable.ts';
import { keepMaps } from './build-plugins/keepMaps.ts';
import { nearbyIcons } from './build-plugins/nearbyIcons.ts';
import { precompress } from './build-plugins/precompress.ts';
import { refuseChunkCircles } from './build-plugins/refuseChunkCircles.ts';
import { runtimeConfig } from './build-plugins/runtimeConfig.ts';
import { styleIds } from './build-plugins/styleIds.ts';
import { onBuildLog } from './onBuildLog.ts';

/** Matches modules by folders and packages of their paths, on any system, and icons by the folder that draws them. */
const inFolders = (...folders: string[]) => new RegExp(folders.join('|').replaceAll('/', String.raw`[\\/|]`));

/** What every page needs: the libraries that render, and small parts. */
const SHELL = inFolders(
  '/node_modules/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)/',
  'packages/ui/src/(theme|tokens|primitives|layout)/',
  'packages/pages/src/platform/',
  // What every icon is made of.
  'lucide-react/dist/esm/(shared/|[a-zA-Z]+.mjs)',
);

/** What every call needs. */
const DATA = inFolders(
  'packages/(api-client|domain)/src/',
  'packages/pages/src/(platform/early|platform/time/server|features/study-address)/',
);

/** Of these folders, what opens by a press and what a subject needs; the bundler shares them by the pages that load them. */
const NOT_SHELL = inFolders(
  'packages/ui/src/primitives/(dialog|drawer|popover|qr-code|price|rotation|text-(area|entry|field)|pagination|ticker)/',
  'packages/ui/src/primitives/rich-text/(?!loading/)',
  'packages/api-client/src/(entities|endpoints)/(certificate|site)/',
  'packages/domain/src/(certificate|site)/',
);

/**
 * Modules that several lazily loaded pages share, gathered in a few files: without rules a page loads more than a hundred. The
 * first rule that matches a module wins; what only one page uses stays with that page, and the bundler shares the rest.
 * Rules name folders and packages, never files: docs/decisions/0006-first-load.md.
 */
const SHARED_CHUNKS = [
  {
    // The sign-in in all its forms, and registration.
    name: 'account',
    test: inFolders(
      '/node_modules/(react-hook-form|@hookform)/',
      'packages/ui/src/layout/(auth-layout|ground-layout)/',
      'packages/ui/src/primitives/(checkbox|sms-code-[a-z]+|password-field)/',
      'packages/api-client/src/(entities|endpoints)/account/',
      // What every rule is made of; the rules have folders.
      'packages/validators/src/[a-z]+.ts',
      'packages/pages/src/features/(auth|sms|invitation)/',
    ),
  },
  {
    // The frame of the site, of whichever brand.
    name: 'site',
    test: inFolders(
      'packages/ui/src/layout/(footer|header|lazy-qr-code|utility-bar)/',
      'packages/ui/src/primitives/(avatar|price)/',
      'packages/pages/src/features/(site-frame|service-contact)/',
    ),
  },
  {
    // Parts of the pages of study, of exams as well.
    name: 'study',
    test: inFolders(
      'packages/ui/src/primitives/(notice-strip|picture|pill|progress|switch|ring|breadcrumb|marked-text|count|printing|tabs|windowed-list)/',
      'packages/ui/src/layout/(message-layout|page-root|aside-columns)/',
      'packages/engine/src/(browser|retry)/',
    ),
  },
  {
    name: 'exam',
    test: inFolders(
      'packages/engine/src/exam/storage/',
      'packages/api-client/src/(entities|endpoints)/exam/',
      'packages/domain/src/exam/',
      'packages/ui/src/(layout/(exam|foot)-bar|primitives/countdown-ring)/',
      'packages/pages/src/features/exam/',
    ),
  },
  {
    // The calls of the pages of study: they leave before the code that renders is there.
    name: 'learning-data',
    test: inFolders(
      'packages/domain/src/(calendar|learning|lesson-content)/',
      'packages/api-client/src/(entities|endpoints)/(learning|lesson|lesson-content)/',
    ),
  },
  {
    name: 'lesson',
    test: inFolders(
      'packages/engine/src/progress/',
      'packages/ui/src/cards/(classroom|classroom-row|lesson-[a-z]+)/',
      'packages/ui/src/player/lazy/',
      'packages/pages/src/features/(attendance|lesson|lesson-progress)/',
    ),
  },
  {
    // Parts of pages with much content: the home page, the sign-in and the timetable need few or none of them.
    name: 'content',
    test: inFolders(
      'packages/ui/src/(layout/article|player/poster)/',
      'packages/ui/src/primitives/(like-button|play-disc|rosette)/',
    ),
  },
  {
    // Of any call, without what renders.
    name: 'data',
    test: (id: string) => DATA.test(id) && !NOT_SHELL.test(id),
  },
  { name: 'shell', test: (id: string) => SHELL.test(id) && !NOT_SHELL.test(id) },
].map((rule, index, rules) => ({ ...rule, minShareCount: 2, priority: rules.length - index }));

/** Licence texts of the packages in a build: text, so that a browser shows them. */
const NOTICES = 'licenses.txt';

/**
 * What a release runs beside the page: the renderer, the receiver of what devices report, and what makes nginx's configuration
 * of a list of schools.
 */
const SERVER_COMMANDS = {
  renderer: fileURLToPath(new URL('../packages/renderer/src/main.ts', import.meta.url)),
  receiver: fileURLToPath(new URL('../packages/receiver/src/main.ts', import.meta.url)),
  schools: fileURLToPath(new URL('nginx/write.ts', import.meta.url)),
};

/** Everything that the entry imports statically: what starts the first calls and the code of the page. */
const START_CHUNK = { name: 'start', tags: ['$initial' as const], priority: SHARED_CHUNKS.length + 1 };

/**
 * The Vite settings of a shell, the same for every brand but for the colours and the frame of its first paint. A build
 * makes three folders of the same code: `dist`, the page, `dist-server`, which renders and
 * serves its public pages on a server, and `maps`, the source maps of the page, which nobody serves.
 */
export function portalViteConfig(colors: ThemeOverrides = {}, frame: FirstPaintFrame = {}): UserConfig {
  const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:8787';
  const toSandbox = { target: sandbox, changeOrigin: false };
  return {
    plugins: [
      // Compiles what says 'use memo'.
      react({ compiler: { compilationMode: 'annotation', logDiagnostics: true } }),
      nearbyIcons(),
      styleIds(),
      runtimeConfig(),
      firstPaint(colors, frame),
      installable(colors),
      firstScript(),
      refuseChunkCircles(),
      examWorker(),
      assetsOrigin(),
      precompress(),
      keepMaps(),
      devRender(sandbox),
    ],
    server: {
      proxy: { '/api': toSandbox, '/media': toSandbox, '/__sandbox': toSandbox },
      allowedHosts: ['.localhost'],
    },
    // SWR imports a polyfill of a hook that React has had since version 18.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, pure: true } } },
    build: {
      reportCompressedSize: false,
      // The notices of what is bundled, served with the page: minified files keep none.
      license: { fileName: NOTICES },
      // Pictures stay files, which the browser fetches in parallel with the code.
      assetsInlineLimit: 0,
      rolldownOptions: { onLog: onBuildLog },
    },
    // Builds every environment.
    builder: {},
    environments: {
      client: {
        build: {
          target: BROWSERS,
          sourcemap: 'hidden',
          // Every browser of the build target supports modulepreload.
          modulePreload: { polyfill: false },
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [START_CHUNK, ...SHARED_CHUNKS],
              },
            },
          },
        },
      },
      server: {
        consumer: 'server',
        // The renderer reads its environment as it runs. What the build knows: its libraries are those of production, and the list
        // of schools becomes policies that fit it.
        keepProcessEnv: true,
        define: {
          'process.env.NODE_ENV': '"production"',
          'process.env.ASSETS_ORIGIN': JSON.stringify(ASSETS_ORIGIN),
        },
        // One folder that runs without an installation: what renders, the process that serves it, and the receiver.
        resolve: { noExternal: true },
        build: {
          outDir: 'dist-server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node24',
          minify: false,
          rolldownOptions: {
            input: { renderPage: 'src/server.ts', ...SERVER_COMMANDS },
            // Wherever the folder is copied to, Node reads these files as modules.
            output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
          },
        },
      },
    },
  };
}
