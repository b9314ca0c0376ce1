import type { ComponentType } from 'react';
import type { PropertyKind } from '../specs/ElementSpec.ts';

/** What the runtime needs of a row: its component, and how properties and callbacks become props. */
export interface Part {
  readonly Component: ComponentType<never>;
  readonly properties: Readonly<Record<string, PropertyKind>>;
  /** Properties without which nothing is drawn. */
  readonly needed: readonly string[];
  /** By the callback: the event's name and the names of the arguments in its `detail`. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly requests: Readonly<Record<string, { event: readonly string[]; refusal: unknown }>>;
  /** Callbacks that the component gets only if the page lists their event in `offers`. */
  readonly offered: readonly string[];
  readonly isField: boolean;
  readonly isInline: boolean;
}
