import { CONFIG_NAMES } from '../packages/pages/src/platform/config/ConfigName.ts';

/** JSON for the page's configuration element: the items that pages read, escaped for a script element. */
export function configJson(environment: Record<string, string | undefined>): string {
  const values = CONFIG_NAMES.flatMap((name) => {
    const value = environment[`CLOUD_SCHOOL_${name}`];
    return value ? [[name, value]] : [];
  });
  return JSON.stringify(Object.fromEntries(values)).replaceAll('<', '\\u003c');
}
