import type { BrandTheme, SchoolSettings } from '@cloud-school/ui';
import type { Ref } from 'react';

/** Types that the generated classes of elements share. */

/** The argument of a callback, which the component may leave out. */
export type Argument<Callback, Index extends number> =
  NonNullable<Callback> extends (...given: infer Given) => unknown ? Given[Index] : never;

/** The methods of a component. */
export type Handle<Props> = Props extends { ref?: Ref<infer Methods> | undefined } ? Methods : never;

/** A press on a link of an element: `preventDefault()` and go there with your router. */
export type CsNavigate = CustomEvent<{ to: string }>;

/** 重试 was pressed where the property `of` had failed to load: load it again and set it. */
export type CsRetry = CustomEvent<{ of: string }>;

/** An event that waits for an answer; without one the element shows that nothing was sent. */
export interface RequestEvent<Detail, Callback> extends CustomEvent<Detail> {
  respondWith: (
    answer: NonNullable<Callback> extends (...given: never[]) => infer Answer
      ? Answer | Awaited<Answer>
      : never,
  ) => void;
}

type WithoutRetry<State> = State extends { onRetry: unknown }
  ? Omit<State, 'onRetry' | 'isRefused'> & { isRefused?: boolean }
  : State;
type DataOf<State> = State extends { data: infer Data } ? Data : never;

/** Data, or a state of its loading: `{ status: 'loading' }`, `{ status: 'failed', message }`, `{ status: 'ready', data }`. */
export type Loaded<State> = DataOf<State> | WithoutRetry<State>;

/** `<cs-brand>`: the look of all elements in it. */
export interface BrandElement extends HTMLElement {
  /** The colour of buttons and links, as #0A62EA. */
  primary: string | undefined;
  /** The colour of claiming and enrolling; the primary one without it. */
  accent: string | undefined;
  /** A white header, or one in a deep shade of the primary colour. */
  chrome: 'light' | 'deep' | undefined;
  /** The first day of a week. */
  weekStart: SchoolSettings['weekStart'] | undefined;
  /** A theme of ui: drawings, settings, and colours in the place of the attributes. */
  brandTheme: Partial<BrandTheme> | undefined;
}

/** A field of a form. */
export interface FieldElement extends HTMLElement {
  value: string;
  /** Shown under the field; the field is not valid while it is there. */
  error: string | undefined;
  /** The name of a rule of `@cloud-school/validators`: mobile, idCard. */
  rule: string | undefined;
  /** The arguments of a rule that is made by a function: `[20]` of maxLength. */
  ruleOptions: readonly unknown[] | undefined;
  /** Said in the place of the rule's own message. */
  ruleMessage: string | undefined;
  /** The rule as its standard has it: check digits, regions, dates. */
  strict: boolean;
  name: string;
  disabled: boolean;
  required: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeListOf<HTMLLabelElement>;
  readonly willValidate: boolean;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  checkValidity: () => boolean;
  reportValidity: () => boolean;
}
