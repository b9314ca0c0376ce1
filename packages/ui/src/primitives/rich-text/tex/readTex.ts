import { buildFormula, fromKatex } from './katexTree.ts';
import type { TexMacros } from './macros.ts';
import { readFormula } from './readFormula.ts';

const NONE: TexMacros = {};

/** The formula of TeX, mhchem included, as a person says it; null for what is no TeX. */
export function readTex(tex: string, macros = NONE): string | null {
  const formula = buildFormula(tex, false, macros);
  return formula && readFormula(fromKatex(formula.mathml));
}
