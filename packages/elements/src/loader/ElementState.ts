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

/** Draws an element for the first time, and sets `mounted` of its state. */
export type Mount = (state: ElementState) => void;

/** A drawn element. */
export interface Mounted {
  /** Draws what has changed, once for all changes of a task. */
  update: () => void;
  unmount: () => void;
  /** A form was reset. */
  reset?: () => void;
  /** Calls a method of the component's handle. */
  call?: (method: string, given: unknown[]) => unknown;
}
