interface MarkedPlace {
  name: string;
  address: string | null;
  position: { latitude: number; longitude: number };
}

/** The address of a place's marker in the configured maps service (HEAD-05, SCHOOL-03). */
export function markerAddress(template: string, { name, address, position }: MarkedPlace): string {
  const values = new Map([
    ['latitude', String(position.latitude)],
    ['longitude', String(position.longitude)],
    ['name', name],
    ['address', address ?? ''],
  ]);
  return template.replaceAll(/\{(\w+)\}/g, (all, key: string) => {
    const value = values.get(key);
    return value === undefined ? all : encodeURIComponent(value);
  });
}
