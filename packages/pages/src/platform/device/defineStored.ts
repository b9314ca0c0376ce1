/** Whose a stored value is: who else uses this device never reads it. */
export type StoredOwner =
  | 'device'
  | 'school'
  | 'student'
  | 'student-of-school'
  /** The student who is signed in, or else this device's visitors. */
  | 'user';

interface StoredRule {
  /** Its name on the device, after `manage-admin-`; no other value has it. */
  key: string;
  of: StoredOwner;
  /** It is over so many days after it was last written. */
  maxDays: number;
  /**
   * What ends it before its age does. 'sign-out', the default of a student's: her sign-out, and the sign-in of another student; when
   * a sign-in ends by its time, the value waits for her. 'age': nothing, such as unsent words, which are nowhere else.
   */
  endsWith?: 'sign-out' | 'age';
}

/** Where and how long a value is stored, whatever it is. */
export interface StoredPlace extends Required<StoredRule> {
  /** 'device': for all tabs and visits. 'tab': for this tab, over a reload. */
  in: 'device' | 'tab';
  /** Stored under the key alone, without owner and age: what other programs read and write too (SHELL-08). */
  plain: 'text' | 'json' | null;
  /** Characters, where a value may be longer than most: some go into headers, where a long one makes every call fail. */
  longest: number;
}

/** A value that outlives the page, as the feature that owns it declares it. */
export interface Stored<Value> extends StoredPlace {
  /** Reads what was stored, perhaps by another release; undefined where it is no such value. */
  read: (stored: unknown) => Value | undefined;
  /** Names of caches (Cache Storage) that belong to the value, and end with it. */
  cachesOf: (value: Value) => string[];
}

type ValueRule<Value> = StoredRule & Pick<Stored<Value>, 'read'> & Partial<Stored<Value>>;

/** Something that a feature stores by its own means: a database, caches, the stores of the engine. */
export interface StoredElsewhere extends Required<StoredRule> {
  in: 'database' | 'caches' | 'local-storage';
  /** What the names of its databases, caches or keys begin with. */
  prefix: string;
}

const declared = new Map<string, StoredPlace | StoredElsewhere>();

/** What the modules that are loaded have declared. */
export const listStored = (): (StoredPlace | StoredElsewhere)[] => [...declared.values()];

/** Declares a value that outlives the page: whose it is, how it is read, how long it lives and what ends it. */
export function defineStored<Value>(rule: ValueRule<Value>): Stored<Value> {
  const stored: Stored<Value> = {
    endsWith: DEFAULT_END[rule.of],
    in: 'device',
    plain: null,
    longest: 8192,
    cachesOf: () => [],
    ...rule,
  };
  declared.set(stored.key, stored);
  return stored;
}

/** Declares a store that is not this folder's, under the same rules. */
export function defineStoredElsewhere(
  rule: Pick<StoredElsewhere, 'in' | 'prefix'> & StoredRule,
): StoredElsewhere {
  const stored: StoredElsewhere = { endsWith: DEFAULT_END[rule.of], ...rule };
  declared.set(stored.key, stored);
  return stored;
}

const DEFAULT_END: Record<StoredOwner, StoredPlace['endsWith']> = {
  device: 'age',
  school: 'age',
  student: 'sign-out',
  'student-of-school': 'sign-out',
  user: 'sign-out',
};

/** A yes or no of this device. */
export const defineStoredFlag = (key: string): Stored<boolean> =>
  defineStored({ key, of: 'device', maxDays: FOREVER, plain: 'json', read: only(isBoolean) });

/** A century: for what lasts as long as the device. */
export const FOREVER = 36_500;

/** Reads what is a value already. */
export const only =
  <Value>(is: (stored: unknown) => stored is Value) =>
  (stored: unknown): Value | undefined =>
    is(stored) ? stored : undefined;

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
