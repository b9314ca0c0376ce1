const PREFIX = 'CLOUD_SCHOOL_';

/** Items of the specification that no page reads (SHELL-13): the host never sends them to a browser. */
const HOST_ITEMS = new Set([
  'UPLOAD_SERVER',
  'OBJECT_STORAGE',
  'ASSETS_ORIGIN',
  'COOKIE_DOMAIN',
  'MAPS_SECRET',
]);

/** The values of a host from its environment; some are for the host alone (`toPageConfig`). */
export function readHostConfig(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([variable, value]) => {
      const name = variable.slice(PREFIX.length);
      return variable.startsWith(PREFIX) && value ? [[name, value]] : [];
    }),
  );
}

/** The values that a host sends with its page. */
export const toPageConfig = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !HOST_ITEMS.has(name)));
