/** columnsShown → columns-shown */
export const toAttribute = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a property gives whatever was set; by the sign of its kind. A flag is always true or false, as frameworks expect. */
export const VALUE_OF_SIGN: Readonly<Record<string, (value: unknown) => unknown>> = {
  '?': (value) => value === '' || Boolean(value),
  '#': (value) => value && Number(value),
};

/** The value of an attribute, by the sign of its kind; an absent one leaves the component's default. */
export function readAttribute(sign: string, text: string | null, place: string): unknown {
  if (text === null) return undefined;
  if (sign !== '*') return VALUE_OF_SIGN[sign]?.(text || '') ?? text;
  try {
    return JSON.parse(text);
  } catch {
    console.error(
      `${place} is no JSON. Import the elements before your framework, which then sets a property.`,
    );
    return undefined;
  }
}
