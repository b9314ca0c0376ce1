/** The choices of a control from a complete record of their labels, in the record's order. */
export function toOptions<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  // Object.keys is typed as string[], since a record may hold more keys than its type.
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
