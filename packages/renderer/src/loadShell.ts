import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  AppNames,
  ListedAddress,
  PageAddress,
  PageRequest,
  RenderedPage,
  ServerVisit,
} from '@cloud-school/pages/server';

/** A built shell: its page, and what renders its public pages. */
export interface Shell {
  /** index.html of the build. */
  template: string;
  /** The manifest of the build, with the brand's name. */
  manifest: object;
  /** Null for an address whose page the browser renders. */
  readAddress: (url: URL) => PageAddress | null;
  /** Null when the host's school cannot be asked for. */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** Null for a host without a school. */
  listAddresses: (visit: ServerVisit) => Promise<ListedAddress[] | null>;
  /** Null for a host without a school. */
  nameApp: (visit: ServerVisit) => Promise<AppNames | null>;
}

/** Loads the builds of a shell: `dist` and `dist-server` of its folder. */
export async function loadShell(folder: string): Promise<Shell> {
  const manifest: object = JSON.parse(readFileSync(join(folder, 'dist/manifest.webmanifest'), 'utf8'));
  const address = pathToFileURL(join(folder, 'dist-server/renderPage.mjs')).href;
  const server: unknown = await import(/* @vite-ignore */ address);
  if (!isServer(server)) throw new Error(`${address} is of another release: ${CALLS.join(', ')} are wanted.`);
  return {
    template: readFileSync(join(folder, 'dist/index.html'), 'utf8'),
    manifest,
    readAddress: server.readAddress,
    renderPage: server.renderPage,
    listAddresses: server.listAddresses,
    nameApp: server.nameApp,
  };
}

type Server = Omit<Shell, 'template' | 'manifest'>;

/** The exports of a shell's src/server.ts. */
const CALLS = Object.keys({
  readAddress: true,
  renderPage: true,
  listAddresses: true,
  nameApp: true,
} satisfies Record<keyof Server, true>);

const isServer = (module: unknown): module is Server =>
  typeof module === 'object' &&
  module !== null &&
  CALLS.every((name) => typeof Reflect.get(module, name) === 'function');
