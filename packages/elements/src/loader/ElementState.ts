import type { Mounted } from '../runtime/mount.tsx';

/** What an element and its runtime share. */
export interface ElementState {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** What the page has set; an absent key leaves the component's default. */
  readonly values: Record<string, unknown>;
  /** Of a field. */
  readonly internals: ElementInternals | null;
  /** From the element's first drawing to its removal. */
  mounted: Mounted | null;
}
