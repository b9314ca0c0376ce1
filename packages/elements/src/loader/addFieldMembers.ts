import type { ElementState } from './ElementState.ts';
import type { Properties } from './parseProperty.ts';
import { toWords } from './words.ts';

/** Properties that every field has beside those of its row. */
export const FIELD_PROPERTIES = {
  text: 'value name error rule ruleMessage',
  flag: 'required disabled strict',
  data: 'ruleOptions',
} satisfies Properties;

/** What every field of a form has. */
export function addFieldMembers(
  prototype: HTMLElement,
  internalsOf: (element: HTMLElement) => ElementInternals | null,
): void {
  for (const name of ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const) {
    Object.defineProperty(prototype, name, {
      get(this: HTMLElement) {
        return internalsOf(this)?.[name];
      },
    });
  }
  for (const name of ['checkValidity', 'reportValidity'] as const) {
    Object.defineProperty(prototype, name, {
      value(this: HTMLElement) {
        return internalsOf(this)?.[name]();
      },
    });
  }
}

/** Tells the form a field's value; before the field's code has come it is not valid if it is missing or has a rule. */
export function reportValue({ values, internals, mounted }: ElementState): void {
  if (!internals) return;
  const value = typeof values.value === 'string' ? values.value : '';
  internals.setFormValue(value);
  if (mounted) return;
  const isMissing = Boolean(values.required) && value === '';
  const isPending = Boolean(values.rule) && value !== '';
  const message = isMissing ? MISSING : isPending ? PENDING : '';
  internals.setValidity({ valueMissing: isMissing, customError: isPending }, toWords(message));
}

export const MISSING = '请填写此项';
/** Of a value that its rule has not judged, because the rule's code is still coming. */
export const PENDING = '正在检查，请稍等';
