import type { Rule } from '@cloud-school/validators';
import { MISSING, PENDING } from '../loader/addFieldMembers.ts';
import type { ElementState } from '../loader/ElementState.ts';
import { translate } from './translate.ts';

/** A field of a form. */
export interface Field {
  /** What the component gets beside its row. */
  toProps: () => Record<string, unknown>;
  reset: () => void;
  stop: () => void;
}

/**
 * Makes an element a field of the form around it: it is not valid with an `error` of the page, while it is required and empty,
 * or while its `rule` refuses it. Why is shown once the field was left or the form was sent.
 */
export function toField(
  { host, values, internals }: ElementState,
  box: HTMLElement,
  update: () => void,
  draw: () => void,
): Field {
  const readRule = watchRule(values, update);
  let isTouched = false;
  let valueAtFocus = '';
  const readValue = () => (typeof values.value === 'string' ? values.value : '');
  const send = (type: string) => host.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  const touch = () => {
    isTouched = true;
    update();
  };

  // An input method's unfinished text goes no further: the element sends its own event, when its value has changed.
  box.addEventListener('input', (event) => event.stopPropagation());
  box.addEventListener('focusin', () => {
    valueAtFocus = readValue();
  });
  box.addEventListener('focusout', () => {
    touch();
    if (readValue() !== valueAtFocus) send('change');
  });
  host.addEventListener('invalid', touch);

  const onChange = (value: string) => {
    values.value = value;
    internals?.setFormValue(value);
    validate();
    // At once: a controlled input gets its old value back after the event, and the caret would be at its end.
    draw();
    send('input');
  };
  const onEnter = () => internals?.form?.requestSubmit();

  /** Tells the form whether the value is valid; returns why not. A rule whose code is still coming lets nothing pass. */
  function validate(): string | undefined {
    const value = readValue();
    const isMissing = Boolean(values.required) && value === '';
    const refusal = readRule()?.rule.check(value)?.message;
    const isPending = toText(values.rule) !== undefined && !readRule() && value !== '';
    const reason = toText(values.error) ?? (isMissing ? MISSING : isPending ? PENDING : refusal);
    const message = reason && translate(reason);
    const flags = message ? { valueMissing: isMissing, customError: !isMissing } : {};
    internals?.setValidity(flags, message, box.querySelector('input') ?? undefined);
    return message;
  }

  return {
    toProps: () => {
      const message = validate();
      const outer = internals?.labels[0]?.textContent?.trim();
      return {
        value: readValue(),
        label: toText(values.label) ?? outer ?? host.getAttribute('aria-label') ?? '',
        isLabelHidden: values.isLabelHidden ?? toText(values.label) === undefined,
        error: toText(values.error) ?? (isTouched ? message : undefined),
        disabled: Boolean(values.disabled),
        required: Boolean(values.required),
        clean: readRule()?.clean,
        onChange,
        onEnter,
      };
    },
    reset: () => {
      isTouched = false;
      update();
    },
    stop: () => host.removeEventListener('invalid', touch),
  };
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

interface NamedRule {
  rule: Rule;
  clean: (text: string) => string;
}

/** Properties that say which rule a field has. */
const RULE_PROPERTIES = ['rule', 'ruleOptions', 'ruleMessage', 'strict'] as const;

/**
 * The validators' rule of the name in `rule`, as the other properties make it. The validators load when a field has a rule; where
 * they failed to, the next look is another try.
 */
function watchRule(values: Record<string, unknown>, update: () => void): () => NamedRule | undefined {
  let known: readonly unknown[] = [];
  let rule: NamedRule | undefined;
  return () => {
    const wanted = RULE_PROPERTIES.map((name) => values[name]);
    if (wanted.every((value, index) => value === known[index])) return rule;
    known = wanted;
    rule = undefined;
    const name = toText(values.rule);
    if (name === undefined) return undefined;
    void import('@cloud-school/validators').then(
      (all) => {
        if (known !== wanted) return;
        const found = makeRule(Reflect.get(all, name), values);
        if (found) rule = { rule: found, clean: all.normalise(found) };
        else console.error(`@cloud-school/validators has no rule '${name}'.`);
        update();
      },
      (error: unknown) => {
        known = [];
        reportError(error);
      },
    );
    return undefined;
  };
}

/** A rule, or what a function of rules makes of `rule-options="[20]"`, its arguments. */
function makeRule(found: unknown, values: Record<string, unknown>): Rule | undefined {
  const given: unknown[] = Array.isArray(values.ruleOptions) ? values.ruleOptions : [values.ruleOptions];
  const made: unknown = typeof found === 'function' ? found(...given) : found;
  if (!isRule(made)) return undefined;
  const judge = values.strict ? made.strict() : made;
  const message = toText(values.ruleMessage);
  return message === undefined ? judge : judge.with({ message });
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'check' in value && '~standard' in value;
