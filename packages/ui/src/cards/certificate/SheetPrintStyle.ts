import { createGlobalStyle } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** On paper there is the marked sheet alone: what neither holds it nor belongs to it goes, its frames take no room. */
export const SheetPrintStyle = createGlobalStyle`
  @media print {
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
    [data-print-sheet] {
      /* A4 across is 210 mm high; the margins and a reserve for rounding are taken off. */
      height: 180mm;
      break-inside: avoid;
      box-shadow: none !important;
      print-color-adjust: exact;
    }
  }
`;
