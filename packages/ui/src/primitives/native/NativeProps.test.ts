import { expectTypeOf, test } from 'vitest';
import type { CheckboxProps } from '../checkbox/Checkbox.tsx';
import type { SwitchProps } from '../switch/Switch.tsx';
import type { TextAreaProps } from '../text-area/TextArea.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';

type AnyField = CheckboxProps | SwitchProps | TextAreaProps | TextFieldProps;
/** The names in the props of any of them. */
type NameOf<Props> = Props extends unknown ? keyof Props : never;

/** The check of types fails where a field takes one: React would warn and ignore it. */
test('fields are controlled, and take no value of their own', () => {
  expectTypeOf<Extract<NameOf<AnyField>, 'defaultValue' | 'defaultChecked'>>().toBeNever();
});
