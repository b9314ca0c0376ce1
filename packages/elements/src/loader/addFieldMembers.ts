import type { ElementState } from './ElementState.ts';
import type { Properties } from './parseProperty.ts';

/** Properties that every field has beside those of its row. */
export const FIELD_PROPERTIES = {
  text: 'value name error rule',
  flag: 'required disabled',
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

/** Tells the form a field's value, and before the field's code has come whether it is missing. */
export function reportValue({ values, internals, mounted }: ElementState): void {
  if (!internals) return;
  const value = typeof values.value === 'string' ? values.value : '';
  internals.setFormValue(value);
  if (mounted) return;
  const isMissing = Boolean(values.required) && value === '';
  internals.setValidity({ valueMissing: isMissing }, isMissing ? MISSING : undefined);
}

export const MISSING = '请填写此项';
