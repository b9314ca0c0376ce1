import type { Rule } from '@cloud-school/validators';
import type { ElementState } from '../loader/ElementState.ts';

/** A field of a form. */
export interface Field {
  /** What the component gets beside its row. */
  toProps: () => Record<string, unknown>;
  reset: () => void;
}

/**
 * Makes an element a field of the form around it: its value is sent, and it is not valid with an `error` of the page, while it
 * is required and empty, or while its `rule` refuses it. Why is shown once the field was left or the form was sent.
 */
export function toField({ host, root, values, internals }: ElementState, update: () => void): Field {
  const rule = followRule(values, update);
  if (internals) addFormMembers(host, internals);
  let isTouched = false;
  let sentValue = '';
  const valueOf = () => (typeof values.value === 'string' ? values.value : '');
  const send = (type: string) => host.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  const touch = () => {
    isTouched = true;
    update();
  };

  // An input method's unfinished text goes no further: the element sends its own event, when its value has changed.
  root.addEventListener('input', (event) => event.stopPropagation());
  root.addEventListener('focusin', () => {
    sentValue = valueOf();
  });
  root.addEventListener('focusout', () => {
    touch();
    if (valueOf() !== sentValue) send('change');
  });
  host.addEventListener('invalid', touch);

  const onChange = (value: string) => {
    values.value = value;
    judge();
    update();
    send('input');
  };
  const onEnter = () => internals?.form?.requestSubmit();

  /** Tells the form its value and whether it is valid; returns why not. */
  function judge(): string | undefined {
    const value = valueOf();
    internals?.setFormValue(value);
    const isMissing = Boolean(values.required) && value === '';
    const refusal = rule()?.rule.check(value)?.message;
    const message = toText(values.error) ?? (isMissing ? '请填写此项' : refusal);
    const flags = message ? { valueMissing: isMissing, customError: !isMissing } : {};
    internals?.setValidity(flags, message, root.querySelector('input') ?? undefined);
    return message;
  }

  return {
    toProps: () => {
      const message = judge();
      const outer = internals?.labels[0]?.textContent?.trim();
      const named = rule();
      return {
        value: valueOf(),
        label: toText(values.label) ?? outer ?? host.getAttribute('aria-label') ?? '',
        isLabelHidden: values.isLabelHidden ?? toText(values.label) === undefined,
        error: toText(values.error) ?? (isTouched ? message : undefined),
        disabled: Boolean(values.disabled),
        required: Boolean(values.required),
        clean: named?.clean,
        onChange,
        onEnter,
      };
    },
    reset: () => {
      isTouched = false;
      update();
    },
  };
}

/** What every field of a form has. */
function addFormMembers(host: HTMLElement, internals: ElementInternals): void {
  Object.defineProperties(host, {
    form: { get: () => internals.form, configurable: true },
    validity: { get: () => internals.validity, configurable: true },
    validationMessage: { get: () => internals.validationMessage, configurable: true },
    checkValidity: { value: () => internals.checkValidity(), configurable: true },
    reportValidity: { value: () => internals.reportValidity(), configurable: true },
  });
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

interface NamedRule {
  rule: Rule;
  clean: (text: string) => string;
}

/** The validators' rule of the name in `rule`; they load when a field has one. */
function followRule(values: Record<string, unknown>, update: () => void): () => NamedRule | undefined {
  let name: unknown;
  let rule: NamedRule | undefined;
  return () => {
    if (values.rule === name) return rule;
    name = values.rule;
    rule = undefined;
    if (typeof values.rule !== 'string') return undefined;
    const wanted = values.rule;
    void import('@cloud-school/validators').then((all) => {
      const found: unknown = Reflect.get(all, wanted);
      if (isRule(found)) rule = { rule: found, clean: all.normalise(found) };
      else console.error(`@cloud-school/validators has no rule '${wanted}'.`);
      update();
    });
    return undefined;
  };
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'check' in value && '~standard' in value;
