import { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Prints only the element marked with data-print-sheet: hides the rest and removes the spacing of its ancestors. */
export const SheetPrintStyle = createGlobalStyle`
  ${media.print} {
    @page { size: A4 landscape; margin: 12mm; }
    html, body { background: ${theme.color.surface.card}; }
    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
    body *:has([data-print-sheet]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
      transform: none !important;
    }
    /* Firefox before 121: the rest keeps its room, and the sheet lies over it. */
    @supports not selector(:has(*)) {
      body * { visibility: hidden; }
      [data-print-sheet], [data-print-sheet] * { visibility: visible; }
      [data-print-sheet] { position: fixed !important; inset: 0 auto auto 0 !important; }
    }
    [data-print-sheet] {
      /* Landscape A4 is 210 mm high, less the margins and a reserve for rounding. */
      height: 180mm;
      break-inside: avoid;
      box-shadow: none !important;
      print-color-adjust: exact;
    }
  }
`;
