const PREFIX = 'CLOUD_SCHOOL_';

/** JSON for the page's configuration element: every CLOUD_SCHOOL_… variable, escaped for a script element. */
export function configJson(environment: Record<string, string | undefined>): string {
  const values = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(PREFIX) && value)
    .map(([name, value]) => [name.slice(PREFIX.length), value]);
  return JSON.stringify(Object.fromEntries(values)).replaceAll('<', '\\u003c');
}
