import { readOptions } from '../../scripts/new-brand/readOptions.ts';
import { writeBrand } from '../../scripts/new-brand/writeBrand.ts';
import { applyGuideCode } from './applyGuideCode.ts';
import { readGuideCode } from './readGuideCode.ts';

/** The shell of a third brand: what `pnpm new-brand` writes, with the code of the guides of a brand and of its own page. */
export function writeGuidedShell(folder: string): void {
  writeBrand(
    folder,
    readOptions(['hailan', '--name', '海澜职教', '--primary', '#0f766e', '--accent', '#f5820b']),
  );
  for (const code of readGuideCode('add-a-{brand,page}')) applyGuideCode(folder, code);
}
