// Written by `pnpm write elements` from src/specs.
import type { Definition } from '../loader/defineElement.ts';

export const definitions: Readonly<Record<string, Definition>> = {
  'product-card': { properties: 'product* labels*', load: () => import('./parts/product-card.ts') },
  'class-card': { properties: 'studentClass* today', load: () => import('./parts/class-card.ts') },
  'major-card': { properties: 'major* to', load: () => import('./parts/major-card.ts') },
};
