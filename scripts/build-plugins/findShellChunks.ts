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
