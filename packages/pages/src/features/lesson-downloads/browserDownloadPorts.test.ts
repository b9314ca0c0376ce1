import { afterEach, expect, test, vi } from 'vitest';
import { browserDownloadPorts } from './browserDownloadPorts.ts';

afterEach(() => vi.unstubAllGlobals());

// WebKit without a secure context, and views of apps.
test('a browser that manages no storage is asked for nothing, and downloads', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { fetch });
  const { persist, readRoom } = browserDownloadPorts();
  await expect(persist()).resolves.toBeUndefined();
  await expect(readRoom()).resolves.toBeNull();
});
