import type { EmitFn, HTMLAttributes } from 'vue';

/** An element in Vue's templates: its properties and events, and the attributes of every element. */
export type VueElement<Element extends HTMLElement, Events> = new () => Element & {
  /** Vue's templates check these, not the properties of the class. */
  $props: HTMLAttributes & Partial<Omit<Element, keyof HTMLElement>>;
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};
