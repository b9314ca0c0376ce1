/**
 * Fills each `{name}` of a path from the payload and removes those fields from the payload.
 * Throws for a value that is missing or would change the structure of the path.
 */
export function fillPath(path: string, payload: object): { path: string; rest: object } {
  const rest = new Map<string, unknown>(Object.entries(payload));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    const isUsable = (typeof value === 'string' && !/^\.{0,2}$/.test(value)) || typeof value === 'number';
    if (!isUsable)
      throw new Error(`The path ${path} needs a value for {${name}}; got ${JSON.stringify(value)}.`);
    return encodeURIComponent(value);
  });
  return { path: filled, rest: Object.fromEntries(rest) };
}
