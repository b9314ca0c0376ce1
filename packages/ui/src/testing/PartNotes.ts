/** What a designer asks about a component, in Chinese. Written beside it as `X.notes.ts` and shown on its page. */
export interface PartNotes {
  /** Its parts from the outside in, with their sizes and what changes them. */
  anatomy: readonly string[];
  /** Keys and their effects; empty for a component that takes no focus. */
  keys: Readonly<Record<string, string>>;
  /** What a screen reader says, and what it leaves out. */
  reader: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** Names of components to compare with. */
  related: readonly string[];
}
