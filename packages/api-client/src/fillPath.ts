/**
 * Fills `{name}` of a path from the payload and takes those fields out of it.
 * Throws on a value that is missing or would change the path's shape.
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
