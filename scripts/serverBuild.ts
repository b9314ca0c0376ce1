import { build, type Plugin, type UserConfig } from 'vite';

/** What a server imports of a built shell: two functions, made of its brand. */
const ENTRY = 'cloud-school-server-entry';
const RESOLVED = `\0${ENTRY}`;
const CODE = `
import { brand } from '/src/brand/brand.ts';
import { createAddressList, createPageRenderer } from '@cloud-school/pages/server';
export const renderPage = createPageRenderer(brand);
export const listAddresses = createAddressList(brand);
`;

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
          {
            name: ENTRY,
            enforce: 'pre',
            resolveId: (id) => (id === ENTRY ? RESOLVED : null),
            load: (id) => (id === RESOLVED ? CODE : null),
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
          rolldownOptions: { input: ENTRY, output: { entryFileNames: 'renderPage.js' } },
        },
      });
    },
  };
}
