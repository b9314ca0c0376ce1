/** Values by host name ('yunfan.example.com'), or by all names below one ('*.example.com'). */
export type HostValues = Readonly<Record<string, Record<string, string> | undefined>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHostValues = (value: unknown): value is HostValues =>
  isRecord(value) &&
  Object.values(value).every(
    (values) => isRecord(values) && Object.values(values).every((each) => typeof each === 'string'),
  );

/** Reads the text of a list of hosts; `pnpm write nginx` says what is wrong with one. */
export function parseHostValues(text: string): HostValues {
  const hosts: unknown = JSON.parse(text);
  if (!isHostValues(hosts)) throw new Error('The list of hosts is no object of host names and their texts.');
  return hosts;
}

/** The values of a host, as nginx finds them: its own, else those of the longest name above it; undefined without any. */
export function valuesOf(hosts: HostValues, hostname: string): Record<string, string> | undefined {
  const own = hosts[hostname];
  if (own) return own;
  const labels = hostname.split('.');
  for (let from = 1; from < labels.length; from += 1) {
    const found = hosts[`*.${labels.slice(from).join('.')}`];
    if (found) return found;
  }
  return undefined;
}
