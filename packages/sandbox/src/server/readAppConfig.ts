const PREFIX = 'CLOUD_SCHOOL_';

/** Items of the specification that no page reads (SHELL-13): the host never sends them to a browser. */
const HOST_ITEMS = new Set(['UPLOAD_SERVER', 'OBJECT_STORAGE', 'COOKIE_DOMAIN', 'MAPS_SECRET']);

/** The configuration of a served portal from the environment. */
export function readAppConfig(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([variable, value]) => {
      const name = variable.slice(PREFIX.length);
      return variable.startsWith(PREFIX) && value && !HOST_ITEMS.has(name) ? [[name, value]] : [];
    }),
  );
}
