import amsRegular from 'katex/dist/fonts/KaTeX_AMS-Regular.woff2?url&no-inline';
import caligraphicBold from 'katex/dist/fonts/KaTeX_Caligraphic-Bold.woff2?url&no-inline';
import caligraphicRegular from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2?url&no-inline';
import frakturBold from 'katex/dist/fonts/KaTeX_Fraktur-Bold.woff2?url&no-inline';
import frakturRegular from 'katex/dist/fonts/KaTeX_Fraktur-Regular.woff2?url&no-inline';
import mainBold from 'katex/dist/fonts/KaTeX_Main-Bold.woff2?url&no-inline';
import mainBoldItalic from 'katex/dist/fonts/KaTeX_Main-BoldItalic.woff2?url&no-inline';
import mainItalic from 'katex/dist/fonts/KaTeX_Main-Italic.woff2?url&no-inline';
import mainRegular from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url&no-inline';
import mathBoldItalic from 'katex/dist/fonts/KaTeX_Math-BoldItalic.woff2?url&no-inline';
import mathItalic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url&no-inline';
import sansSerifBold from 'katex/dist/fonts/KaTeX_SansSerif-Bold.woff2?url&no-inline';
import sansSerifItalic from 'katex/dist/fonts/KaTeX_SansSerif-Italic.woff2?url&no-inline';
import sansSerifRegular from 'katex/dist/fonts/KaTeX_SansSerif-Regular.woff2?url&no-inline';
import scriptRegular from 'katex/dist/fonts/KaTeX_Script-Regular.woff2?url&no-inline';
import size1 from 'katex/dist/fonts/KaTeX_Size1-Regular.woff2?url&no-inline';
import size2 from 'katex/dist/fonts/KaTeX_Size2-Regular.woff2?url&no-inline';
import size3 from 'katex/dist/fonts/KaTeX_Size3-Regular.woff2?url&no-inline';
import size4 from 'katex/dist/fonts/KaTeX_Size4-Regular.woff2?url&no-inline';
import typewriter from 'katex/dist/fonts/KaTeX_Typewriter-Regular.woff2?url&no-inline';

const bold = { weight: '700' };
const italic = { style: 'italic' };

const FACES: readonly (readonly [family: string, address: string, traits?: FontFaceDescriptors])[] = [
  ['KaTeX_Main', mainRegular],
  ['KaTeX_Main', mainBold, bold],
  ['KaTeX_Main', mainItalic, italic],
  ['KaTeX_Main', mainBoldItalic, { ...bold, ...italic }],
  ['KaTeX_Math', mathItalic, italic],
  ['KaTeX_Math', mathBoldItalic, { ...bold, ...italic }],
  ['KaTeX_AMS', amsRegular],
  ['KaTeX_Caligraphic', caligraphicRegular],
  ['KaTeX_Caligraphic', caligraphicBold, bold],
  ['KaTeX_Fraktur', frakturRegular],
  ['KaTeX_Fraktur', frakturBold, bold],
  ['KaTeX_SansSerif', sansSerifRegular],
  ['KaTeX_SansSerif', sansSerifBold, bold],
  ['KaTeX_SansSerif', sansSerifItalic, italic],
  ['KaTeX_Script', scriptRegular],
  ['KaTeX_Size1', size1],
  ['KaTeX_Size2', size2],
  ['KaTeX_Size3', size3],
  ['KaTeX_Size4', size4],
  ['KaTeX_Typewriter', typewriter],
];

/** Those of nearly every formula: a page that may lose its network has them before. */
const USUAL = /^KaTeX_(?:Main|Math|AMS|Size\d)$/;

let faces: FontFace[] | undefined;

/** Registers the fonts of formulas on the page, shadow roots included; a browser fetches one when a formula needs it. */
export function registerFonts(): FontFace[] {
  if (faces) return faces;
  faces = FACES.map(
    ([family, address, traits]) =>
      new FontFace(family, `url(${JSON.stringify(address)}) format('woff2')`, {
        ...traits,
        display: 'block',
      }),
  );
  for (const face of faces) document.fonts.add(face);
  return faces;
}

/** Loads the fonts that most formulas have. */
export const loadUsualFonts = (): Promise<unknown> =>
  Promise.all(registerFonts().flatMap((face) => (USUAL.test(face.family) ? [face.load()] : [])));
