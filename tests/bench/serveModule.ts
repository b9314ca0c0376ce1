import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@cloud-school/sandbox/server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFiles } from '../../scripts/build-plugins/servedFolder.ts';

/** Builds a page of one module for production, as the shells compile it, and serves it as a school, whose calls it may make. */
export async function serveModule(file: string): Promise<{ port: number } & AsyncDisposable> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-bench-'));
  await build({
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react({ compiler: { compilationMode: 'annotation' } })],
    resolve: { alias: { '/main.tsx': file } },
    build: { outDir: folder.path, emptyOutDir: true },
  });
  await compressFiles(folder.path);
  const server = await startServer({ port: 0, appFolder: folder.path, appConfig: {} });
  return {
    port: server.port,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      folder.remove();
    },
  };
}
