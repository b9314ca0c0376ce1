import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const COMPILED_ID = /(?<=\bcomponentId: "sc-)[a-z\d]+/g;

/**
 * Names styled components by the path of their file in the repository. The compiler of Vite takes the whole path: a build in
 * another folder would have other classes, and files with other names.
 */
export function styleIds(): Plugin {
  return {
    name: 'cloud-school-style-ids',
    enforce: 'post',
    transform: {
      filter: { code: COMPILED_ID },
      handler: (code, id) => ({ code: code.replaceAll(COMPILED_ID, toId(id)), map: null }),
    },
  };
}

/** Six letters and digits. */
function toId(file: string): string {
  const path = relative(ROOT, file).replaceAll('\\', '/');
  return (createHash('sha256').update(path).digest().readUInt32BE() % 36 ** 6).toString(36);
}
