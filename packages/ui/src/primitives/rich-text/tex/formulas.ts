export { readFormula } from './readFormula.ts';
export { drawFormulas } from './drawFormulas.ts';
export { loadUsualFonts } from './formulaFonts.ts';
export { readTex } from './readTex.ts';
