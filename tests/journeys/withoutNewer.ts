import newer from '../../scripts/newerThanOldest.json' with { type: 'json' };

/** Removes what the oldest browsers of the policy do not have yet. Runs in the page. */
function removeNewer({
  statics,
  methods,
  properties,
  iteratorMethods,
  classes,
  globals,
}: typeof newer): void {
  const remove = (owner: object, names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  const find = (name: string): { prototype?: object } => Reflect.get(window, name) ?? {};
  for (const [name, names] of Object.entries(statics)) remove(find(name), names);
  for (const [name, names] of [...Object.entries(methods), ...Object.entries(properties)])
    remove(find(name).prototype ?? {}, names);
  remove(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), iteratorMethods);
  remove(window, [...classes, ...globals]);
}

/** A script for `addInitScript`: the page runs it before the app. */
export const withoutNewer = { content: `(${removeNewer.toString()})(${JSON.stringify(newer)})` };
