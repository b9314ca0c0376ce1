import { build, type Plugin, type UserConfig } from 'vite';
import { onBuildLog } from './onBuildLog.ts';
import { SERVER_ENTRY, serverEntry } from './serverEntry.ts';

/** Builds what renders the shell's public pages on a server into `dist-server`, after the page itself and of the same code. */
export function serverBuild(compilation: Pick<UserConfig, 'resolve' | 'oxc'>): Plugin {
  let root = '';
  return {
    name: 'cloud-school-server-build',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    closeBundle: async () => {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [
          serverEntry(),
          {
            name: 'cloud-school-server-package',
            generateBundle() {
              // Wherever the folder is copied to, Node reads its files as modules.
              this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
            },
          },
        ],
        ...compilation,
        define: { 'process.env.NODE_ENV': '"production"' },
        // One folder that runs without an installation.
        ssr: { noExternal: true },
        build: {
          ssr: true,
          outDir: 'dist-server',
          emptyOutDir: true,
          target: 'node24',
          minify: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: SERVER_ENTRY,
            onLog: onBuildLog,
            output: { entryFileNames: 'renderPage.js' },
          },
        },
      });
    },
  };
}
