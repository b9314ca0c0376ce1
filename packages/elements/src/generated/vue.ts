// Written by `pnpm write elements` from src/specs.
import type { VueElement } from '../vueTypes.ts';
import type * as Elements from './elementTypes.ts';

declare module 'vue' {
  interface GlobalComponents {
    'cs-product-card': VueElement<Elements.CsProductCard, Elements.CsProductCardEvents>;
    'cs-class-card': VueElement<Elements.CsClassCard, Elements.CsClassCardEvents>;
    'cs-major-card': VueElement<Elements.CsMajorCard, Elements.CsMajorCardEvents>;
  }
}
