import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const FORMS = ['ours', 'valibot', 'zod-mini', 'zod', 'validator'];

/** What a browser downloads for the same form of four fields with each library: bundled, minified, gzip, in bytes. */
export async function measureSizes(): Promise<Readonly<Record<string, number>>> {
  const sizes = await Promise.all(
    FORMS.map(async (name) => {
      const { outputFiles } = await build({
        entryPoints: [join(import.meta.dirname, `forms/${name}.ts`)],
        bundle: true,
        minify: true,
        format: 'esm',
        charset: 'utf8',
        write: false,
      });
      return [name, gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length] as const;
    }),
  );
  return Object.fromEntries(sizes);
}
