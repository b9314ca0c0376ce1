import { build } from 'tsdown';
import { code } from '../tsdown.config.ts';

/**
 * Builds the elements as they are published, without their types.
 * @param outDir Emptied first.
 * @param isSplit Each file that elements share stays a file of its own.
 */
export async function buildElements(outDir: string, isSplit = false): Promise<void> {
  await build({
    ...code,
    config: false,
    cwd: new URL('..', import.meta.url).pathname,
    outDir,
    logLevel: 'error',
    ...(isSplit && { outputOptions: { comments: { legal: false } } }),
  });
}
