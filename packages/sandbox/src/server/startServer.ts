import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createRenderer, createService, toPageConfig } from '@cloud-school/renderer';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createSandbox, type SandboxOptions } from '../createSandbox.ts';
import { mobileAppAddress } from '../mobile/mountMobile.ts';
import { registrationSchoolsOf } from '../seed/registrationSchools.ts';
import { SSO_PATH } from '../sso/mountSso.ts';
import { createMemoryStore } from '../store/createMemoryStore.ts';
import { createSqliteStore } from '../store/createSqliteStore.ts';
import { mountApp } from './mountApp.ts';
import { documentViewerAddress, mountMedia } from './mountMedia.ts';

export interface ServerOptions extends Omit<SandboxOptions, 'store' | 'host'> {
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; default: this machine only. */
  hostname?: string;
  /** SQLite file; default: data in memory. */
  databaseFile?: string;
  /** Resets the data at the start. */
  isReset?: boolean;
  /** Folder of a built portal to serve on the same port. */
  appFolder?: string;
  /** Renders the public pages of the portal, with packages/renderer. */
  isRendered?: boolean;
  /** Milliseconds that a rendered page is sent as it is; without it, what a test changes shows at once. */
  freshMs?: number;
  /** Values of the host by name (`ACCESS_KEY`), for the page and its headers; the sandbox adds its cloud schools and its own pages. */
  appConfig?: Record<string, string>;
}

export interface SandboxServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves a sandbox over HTTP: /api, /__sandbox, /media and, when given, a built portal. */
export async function startServer(options: ServerOptions): Promise<SandboxServer> {
  const {
    port,
    hostname = '127.0.0.1',
    databaseFile,
    isReset,
    appFolder,
    appConfig = {},
    isRendered = false,
    freshMs = 0,
  } = options;
  const store = databaseFile === undefined ? createMemoryStore() : createSqliteStore(databaseFile);
  const sandbox = createSandbox({ ...options, store });
  if (isReset) sandbox.reset();

  const site = new Hono<{ Bindings: HttpBindings }>();
  site.use(compress());
  const toSandbox = async (request: Request, outgoing: HttpBindings['outgoing']) => {
    try {
      return await sandbox.fetch(request);
    } catch {
      // A fault broke the connection, or the caller aborted.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
  for (const path of ['/api/*', '/__sandbox', '/__sandbox/*', '/media/tiles/*']) {
    site.all(path, (context) => toSandbox(context.req.raw, context.env.outgoing));
  }
  mountMedia(site, () => sandbox.controls.mediaTransfer());
  let ownAddresses: Record<string, string> = {};
  if (appFolder !== undefined) {
    // The first label of the host name is the school's.
    const config = (hostname: string) => ({
      REGISTRATION_SCHOOLS: registrationSchoolsOf(hostname.split('.')[0] ?? ''),
      ...ownAddresses,
      ...appConfig,
    });
    // A build without its server half is sent as it is.
    const hasServerHalf = isRendered && existsSync(join(dirname(appFolder), 'dist-server'));
    mountApp(
      site,
      appFolder,
      config,
      hasServerHalf ? openService(appFolder, config, freshMs, () => address.port) : undefined,
    );
  }

  const address = await new Promise<AddressInfo & { stop: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: site.fetch, port, hostname }, (info) => {
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ ...info, stop });
    });
    server.once('error', reject);
  });
  // Hosts of their own, like a real identity provider, a real mobile app and a real document service.
  ownAddresses = {
    SSO_ADDRESS: `http://sso.localhost:${address.port}${SSO_PATH}`,
    MOBILE_APP_ADDRESS: mobileAppAddress(address.port),
    DOCUMENT_VIEWER_ADDRESS: documentViewerAddress(address.port),
  };
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    close: async () => {
      await address.stop();
      store.close();
    },
  };
}

/** The renderer of a built portal, from the first request on: the addresses of the host are known then. */
function openService(
  appFolder: string,
  config: (hostname: string) => Record<string, string>,
  freshMs: number,
  port: () => number,
): () => Promise<Hono> {
  let service: Promise<Hono> | undefined;
  return () =>
    (service ??= createRenderer({
      shellFolder: dirname(appFolder),
      configOf: (hostname) => toPageConfig(config(hostname)),
      apiOrigin: `http://127.0.0.1:${port()}`,
      freshMs,
      // A busy machine renders too.
      patience: 20_000,
    }).then((renderer) => createService({ renderer })));
}
