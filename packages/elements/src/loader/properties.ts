/** columnsShown → columns-shown */
export const toAttribute = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a property gives whatever was set; by the sign of its kind. A flag is always true or false, as frameworks expect. */
export const VALUE_OF_SIGN: Readonly<Record<string, (value: unknown) => unknown>> = {
  '?': (value) => value === '' || Boolean(value),
  '#': (value) => (value === undefined ? value : Number(value)),
};

const READERS: Readonly<Record<string, (text: string, place: string) => unknown>> = {
  '?': () => true,
  '#': Number,
  '*': readData,
};

/** The value of an attribute, by the sign of its kind; an absent one leaves the component's default. */
export function readAttribute(sign: string, text: string | null, place: string): unknown {
  if (text === null) return undefined;
  return READERS[sign]?.(text, place) ?? text;
}

function readData(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    console.error(
      `${place} is no JSON: ${text.slice(0, 40)}. Import @cloud-school/elements before your framework draws the element, which then sets data as a property.`,
    );
    return undefined;
  }
}
