/** Fills {z}, {x} and {y} of the configured tile address. */
export function tileAddress(template: string, { x, y, z }: { x: number; y: number; z: number }): string {
  return template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
}
