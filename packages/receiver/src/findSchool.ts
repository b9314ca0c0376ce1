/** Stands for any host, where no list is given. */
export const ANY_HOST = '*';

/**
 * The listed name that a host's reports count to, as nginx finds it: its own, else the longest *.example.com above it. Names below
 * one can be made up without end; they share its name, its series and its room.
 */
export function findSchool(listed: readonly string[], host: string): string | undefined {
  if (listed.includes(host)) return host;
  return listed
    .filter((name) => name.startsWith(ANY_HOST) && host.endsWith(name.slice(1)))
    .toSorted((one, other) => other.length - one.length)[0];
}
