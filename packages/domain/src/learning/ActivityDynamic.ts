export type DynamicKind = 'signed-in' | 'signed-out' | 'asked' | 'replied' | 'noted' | 'reviewed';

/** An entry of the ticker of a class: what a classmate or a teacher did (CDET-09). */
export interface ActivityDynamic {
  kind: DynamicKind;
  personName: string;
  avatarUrl: string | null;
  /** The question, note or review; null where the kind has none. */
  content: string | null;
}
