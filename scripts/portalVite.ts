import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown, UserConfig } from 'vite';
import type { ThemeOverrides } from '../packages/ui/src/theme/standardTheme.ts';
import { BROWSERS } from './browsers.ts';
import { devRender } from './build-plugins/devRender.ts';
import { examWorker } from './build-plugins/examWorker.ts';
import { firstScript } from './build-plugins/first-script/firstScript.ts';
import { firstPaint, type FirstPaintFrame } from './build-plugins/firstPaint.ts';
import { installable } from './build-plugins/installable.ts';
import { runtimeConfig } from './build-plugins/runtimeConfig.ts';
import { ASSETS_ORIGIN, servedFolder } from './build-plugins/servedFolder.ts';
import { sharedChunks } from './build-plugins/sharedChunks.ts';
import { styleIds } from './build-plugins/styleIds.ts';

/** Licence texts of the packages in a build: text, so that a browser shows them. */
const NOTICES = 'licenses.txt';

/** 'use client' of a library is for servers of components: a warning for each such file would hide the others. */
const onBuildLog: Rolldown.InputOptions['onLog'] = (level, log, report) => {
  // What says 'use memo' and is not compiled would render too often without a word.
  if (log.plugin === 'vite:react-compiler') throw new Error(log.message);
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/**
 * What a release runs beside the page: the renderer, the receiver of what devices report, and what makes nginx's configuration
 * of a list of schools.
 */
const SERVER_COMMANDS = {
  renderer: fileURLToPath(new URL('../packages/renderer/src/main.ts', import.meta.url)),
  receiver: fileURLToPath(new URL('../packages/receiver/src/main.ts', import.meta.url)),
  schools: fileURLToPath(new URL('nginx/write.ts', import.meta.url)),
};

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
      sharedChunks(),
      styleIds(),
      runtimeConfig(),
      firstPaint(colors, frame),
      installable(colors),
      firstScript(),
      examWorker(),
      servedFolder(),
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
