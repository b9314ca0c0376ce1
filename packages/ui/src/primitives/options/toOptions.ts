import { keysOf } from '@cloud-school/domain';
/** The choices of a control from a complete record of their labels, in the record's order. */
export function toOptions<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}
