import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COBRAND_TEMPLATES } from './cobrandTemplates.ts';
import type { BrandOptions } from './readOptions.ts';
import { TEMPLATES } from './templates.ts';

const COLOR_FILES = ['src/brand/colors.ts'];

/** Writes the files of a brand, or only its colours, into a folder; returns their paths in it. */
export function writeBrand(folder: string, options: BrandOptions): string[] {
  const templates = options.isCobrand ? { ...TEMPLATES, ...COBRAND_TEMPLATES } : TEMPLATES;
  const paths = options.isColorsOnly ? [...COLOR_FILES] : Object.keys(templates);
  for (const path of paths) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, templates[path]?.(options, options.theme) ?? '');
  }
  return paths;
}
