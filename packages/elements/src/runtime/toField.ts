import type { ElementState } from '../loader/ElementState.ts';

/** A field of a form. */
export interface Field {
  toProps: () => Record<string, unknown>;
  reset: () => void;
}

/** Makes an element's component a field: its value is the form's, its `error` and an empty required value are not valid. */
export function toField({ host, values, internals }: ElementState, update: () => void): Field {
  const onChange = (value: unknown) => {
    values.value = value;
    update();
    host.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  return {
    toProps: () => {
      const value = typeof values.value === 'string' ? values.value : '';
      internals?.setFormValue(value);
      return { value, onChange };
    },
    reset: update,
  };
}
