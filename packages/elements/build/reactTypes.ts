/**
 * The types of React that props of components name, so that the types of the elements need no library of the host. Elements
 * take no content and no parts of a page by property, so nothing is known of these.
 */
export type ReactNode = unknown;
export type ComponentType<Props = object> = (props: Props) => unknown;
export type ComponentProps<Name> = Name extends string ? NativeAttributes : never;
/** Those that elements take for an input of theirs. */
interface NativeAttributes {
  placeholder?: string;
  autoComplete?: string;
}
export type Ref<Handle> = ((handle: Handle | null) => void) | { current: Handle | null } | null;
export type ChangeEvent<Target> = Event & { currentTarget: Target };
export type CompositionEvent<Target> = globalThis.CompositionEvent & { currentTarget: Target };
export type FocusEvent<Target> = globalThis.FocusEvent & { currentTarget: Target };
export type KeyboardEvent<Target> = globalThis.KeyboardEvent & { currentTarget: Target };
export declare namespace JSX {
  type Element = unknown;
  interface IntrinsicElements {
    [name: string]: object;
  }
}
