import type { Rule } from '@cloud-school/validators';
import { MISSING } from '../loader/addFieldMembers.ts';
import type { ElementState } from '../loader/ElementState.ts';

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
    update();
    send('input');
  };
  const onEnter = () => internals?.form?.requestSubmit();

  /** Tells the form whether the value is valid; returns why not. */
  function validate(): string | undefined {
    const value = readValue();
    const isMissing = Boolean(values.required) && value === '';
    const refusal = readRule()?.rule.check(value)?.message;
    const message = toText(values.error) ?? (isMissing ? MISSING : refusal);
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

/** The validators' rule of the name in `rule`; they load when a field has one. */
function watchRule(values: Record<string, unknown>, update: () => void): () => NamedRule | undefined {
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
