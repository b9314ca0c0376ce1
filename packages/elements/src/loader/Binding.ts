import type { ComponentType } from 'react';
import type { toField } from '../runtime/toField.ts';
import type { PropertyKind } from '../specs/ElementSpec.ts';

/** How the component of a row becomes an element: its props of properties, its callbacks as events. */
export interface Binding {
  readonly Component: ComponentType<never>;
  /** Of a field; it comes with the code of fields. */
  readonly toField?: typeof toField;
  readonly properties: Readonly<Record<string, PropertyKind>>;
  /** Properties without which nothing is drawn. */
  readonly required: readonly string[];
  /** By the callback: the event's name and the names of the arguments in its `detail`. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly requests: Readonly<Record<string, { event: readonly string[]; fallback: unknown }>>;
  /** Callbacks that the component gets only if the page lists their event in `offers`. */
  readonly offered: readonly string[];
  readonly isInline: boolean;
}
