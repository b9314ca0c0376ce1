/** Values by host name ('yunfan.example.com'), or by all names below one ('*.example.com'). */
export type HostValues = Readonly<Record<string, Record<string, string> | undefined>>;

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
