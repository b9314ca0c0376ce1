/** Address of a tile by the configured one with {z}, {x} and {y}. */
export function tileAddress(template: string, { x, y, z }: { x: number; y: number; z: number }): string {
  return template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
}
