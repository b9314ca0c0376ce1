import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from './Journey.ts';

/** A copy of a built app whose page makes the browser refuse things before the app starts. */
export function withRefusals(appFolder: string, refusals: readonly Refusal[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-app-'));
  cpSync(appFolder, folder, { recursive: true });
  cpSync(new URL('refusals.js', import.meta.url), join(folder, 'refusals.js'));
  const page = join(folder, 'index.html');
  const script = `<script src="/refusals.js?refuse=${refusals.join(',')}"></script>`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${script}`));
  return folder;
}
