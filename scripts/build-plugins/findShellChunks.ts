import type { Rolldown } from 'vite';

const RENDERER = /[\\/]pages[\\/]src[\\/]renderPortal[.]tsx$/;

/** The two chunks of a built shell that every page needs: the entry, and what it imports to render. */
export function findShellChunks(bundle: Rolldown.OutputBundle): {
  entry: Rolldown.OutputChunk;
  renderer: Rolldown.OutputChunk;
} {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const renderer = chunks.find(({ facadeModuleId }) => facadeModuleId && RENDERER.test(facadeModuleId));
  if (!entry || !renderer) throw new Error('The build has no entry, or its entry does not mount a portal.');
  return { entry, renderer };
}

/** The files of chunks and of all that they import statically, without those that are known. */
export function closureOf(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set<string>();
  const queue = [...roots];
  for (const { fileName, imports } of queue) {
    if (known.has(fileName) || files.has(fileName)) continue;
    files.add(fileName);
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') queue.push(imported);
    }
  }
  return files;
}
