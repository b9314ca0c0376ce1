import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as root from '../src/index.ts';

/** What a browser downloads for the names: bundled, minified, gzip, in bytes. */
async function sizeOf(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '../src/index.ts';`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** The rules above half a kilobyte alone: what each knows, its check characters or its words, does not fit beside the shell all rules share. */
const HEAVIER: Readonly<Record<string, number>> = {
  idCard: 527,
  commonCharactersWithPunctuation: 527,
  ip: 529,
  socialCreditCode: 536,
  decimalPlaces: 544,
  licencePlate: 556,
  businessLicence: 569,
};

test('mobile, e-mail, ID card and URL together weigh at most 0.75 kB', async () => {
  expect(await sizeOf('{ mobile, email, idCard, url }')).toBeLessThanOrEqual(750);
});

test('one rule alone weighs at most 0.5 kB, its message and its strict form included, or says why not', async () => {
  const sizes = await Promise.all(
    Object.keys(root).map(async (name) => [name, await sizeOf(`{ ${name} }`)] as const),
  );
  console.log(sizes.toSorted(([, a], [, b]) => a - b).join(' '));
  expect(sizes.filter(([name, size]) => size > (HEAVIER[name] ?? 500))).toEqual([]);
});

test('the whole root entry is measured', async () => {
  const size = await sizeOf('*');
  console.log(`@cloud-school/validators, all ${Object.keys(root).length} names: ${size} bytes gzip`);
  expect(size).toBeLessThan(6000);
});
