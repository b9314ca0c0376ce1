/** Values that the page set before the tag was defined hide the properties of the class: sets them anew. */
export function adoptEarlyProperties(element: HTMLElement, names: Iterable<string>): void {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (early && Reflect.deleteProperty(element, name)) Reflect.set(element, name, early.value);
  }
}
