import type { Loadable } from '@cloud-school/ui';

/** A sentence of the documents in both of their languages. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

export const words = (zh: string, en: string): Words => ({ zh, en });

/**
 * How a property arrives. `data` is an object or a list, as a property or as JSON in an attribute; `loadable` is data with its
 * states of loading; `address` is text with `{id}` where a field of the item belongs; `day` and `moment` are the school's
 * time, by default that at which the element was drawn; `slot` is content of the page.
 */
export type PropertyKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'data'
  | 'loadable'
  | 'address'
  | 'day'
  | 'moment'
  | 'slot';

export interface PropertySpec<Kind extends PropertyKind = PropertyKind> {
  readonly kind: Kind;
  readonly about: Words;
  /** Nothing is drawn before it is there. */
  readonly isRequired?: true;
}

/** A callback of the component as an event of the element. */
export interface EventSpec {
  /** Without `cs-`. */
  readonly name: string;
  readonly about: Words;
  /** Names of the callback's arguments in `detail`; later ones are left out. */
  readonly detail: readonly string[];
  /** The component shows its control only if the page lists the event in `offers`. */
  readonly isOffered?: true;
}

/** A callback that returns a promise: a listener answers by `event.respondWith`. */
export interface RequestSpec extends EventSpec {
  /** What the component gets when nobody answers or the answer fails. */
  readonly fallback: unknown;
}

export type Family = 'cards' | 'answer-card' | 'calendar' | 'player' | 'form' | 'basics';

/** A custom element: everything about it is made from this. */
export interface ElementSpec {
  /** The tag without `cs-`. */
  readonly tag: string;
  /** In Chinese; in English it is the tag. */
  readonly name: string;
  readonly family: Family;
  readonly about: Words;
  /** The entry of ui that has the component, or the file of `parts` that fits it to an element. */
  readonly from: 'ui' | 'ui/calendar' | 'ui/player' | 'ui/questions' | 'parts';
  readonly component: string;
  readonly properties: Readonly<Record<string, PropertySpec>>;
  readonly events: Readonly<Record<string, EventSpec>>;
  readonly requests: Readonly<Record<string, RequestSpec>>;
  /** Methods of the component's handle. */
  readonly methods: Readonly<Record<string, Words>>;
  /** True for a field: its properties are `value` and `error`, its callback is `onChange`. */
  readonly isField: boolean;
  /** True for an inline element, such as a tag within a sentence. */
  readonly isInline: boolean;
  /** False where people read and write: a press on its text would move the focus into its first field. */
  readonly delegatesFocus: boolean;
}

type Names<Props, Pattern extends string> = Extract<keyof Props, Pattern>;
type RequiredKeys<Props> = {
  [Key in keyof Props]-?: undefined extends Props[Key] ? never : Key;
}[keyof Props];

/** Kinds that carry a value of a type. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [string]
      ? 'text' | 'day' | 'moment'
      : [Value] extends [(...given: never[]) => unknown]
        ? 'address'
        : [Value] extends [Loadable<unknown>]
          ? 'loadable'
          : 'data' | 'slot';

/** A row as it is written; empty parts are left out. */
interface Row<Props> extends Pick<ElementSpec, 'tag' | 'name' | 'family' | 'about' | 'from' | 'component'> {
  readonly properties: {
    readonly [Key in Exclude<keyof Props, `on${string}`>]?: PropertySpec<KindOf<NonNullable<Props[Key]>>>;
  };
  readonly events?: { readonly [Key in Names<Props, `on${string}`>]?: EventSpec };
  readonly requests?: { readonly [Key in keyof Props]?: RequestSpec };
  readonly methods?: Readonly<Record<string, Words>>;
  readonly isField?: true;
  readonly isInline?: true;
  readonly delegatesFocus?: false;
}

/** Names of required props that no part of the row gives: such a row does not compile. */
type Missing<Props, Given> = Exclude<
  RequiredKeys<Props>,
  | 'ref'
  | (Given extends { isField: true } ? 'value' | 'onChange' : never)
  | {
      [Part in keyof Given]: Part extends 'properties' | 'events' | 'requests' ? keyof Given[Part] : never;
    }[keyof Given]
>;

/** A row for a component with these props. */
export const element =
  <Props>() =>
  <const Given extends Row<Props>>(
    row: Given & ([Missing<Props, Given>] extends [never] ? unknown : { missing: Missing<Props, Given> }),
  ): ElementSpec => {
    const { events = {}, requests = {}, methods = {}, properties, ...rest }: Row<Props> = row;
    return {
      isField: false,
      isInline: false,
      delegatesFocus: true,
      ...rest,
      methods,
      properties: withoutGaps(properties),
      events: withoutGaps(events),
      requests: withoutGaps(requests),
    };
  };

/** Optional keys of a mapped type may hold undefined; a row never does. */
const withoutGaps = <Value>(given: { readonly [key: string]: Value | undefined }): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

const property =
  <Kind extends PropertyKind>(kind: Kind) =>
  (zh: string, en: string): PropertySpec<Kind> => ({ kind, about: words(zh, en) });

export const text = property('text');
export const number = property('number');
export const flag = property('flag');
export const data = property('data');
export const loadable = property('loadable');
export const address = property('address');
export const day = property('day');
export const moment = property('moment');
export const slot = property('slot');

/** A property without which the component cannot draw. */
export const required = <Kind extends PropertyKind>(spec: PropertySpec<Kind>): PropertySpec<Kind> => ({
  ...spec,
  isRequired: true,
});

export const event = (name: string, zh: string, en: string, ...detail: string[]): EventSpec => ({
  name,
  about: words(zh, en),
  detail,
});

/** An event whose control the page asks for: `offers="next"`. */
export const offered = (name: string, zh: string, en: string, ...detail: string[]): EventSpec => ({
  ...event(name, zh, en, ...detail),
  isOffered: true,
});

export const request = (
  name: string,
  zh: string,
  en: string,
  detail: readonly string[],
  fallback: unknown,
): RequestSpec => ({ name, about: words(zh, en), detail, fallback });
