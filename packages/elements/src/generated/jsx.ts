// Written by `pnpm write elements` from src/specs.
import type { JsxElement } from '../jsxTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own.
  namespace JSX {
    interface IntrinsicElements {
      'cs-product-card': JsxElement<Elements.CsProductCard, Elements.CsProductCardEvents>;
      'cs-class-card': JsxElement<Elements.CsClassCard, Elements.CsClassCardEvents>;
      'cs-major-card': JsxElement<Elements.CsMajorCard, Elements.CsMajorCardEvents>;
    }
  }
}
