import { dirname, join, normalize } from 'node:path';

/** Reads the import, export-from and import() specifiers of a module, type imports included. */
function readSpecifiers(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map((hit) => hit[1] ?? '');
}

/**
 * Groups of files that import each other in a circle, largest first. `sources` maps a path to its code; a package name
 * is followed to the path that `entries` gives it.
 */
export function findImportCircles(
  sources: ReadonlyMap<string, string>,
  entries: Readonly<Record<string, string>> = {},
): string[][] {
  const targets = new Map(
    [...sources].map(([file, code]) => [
      file,
      readSpecifiers(code)
        .map((name) =>
          name.startsWith('.') ? normalize(join(dirname(file), name)) : (entries[name] ?? name),
        )
        .filter((target) => sources.has(target)),
    ]),
  );

  // Tarjan's strongly connected components, with a stack of its own for deep graphs.
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  for (const start of targets.keys()) {
    if (order.has(start)) continue;
    const path: { file: string; next: number }[] = [];
    const enter = (file: string) => {
      order.set(file, order.size);
      low.set(file, order.size - 1);
      open.push(file);
      isOpen.add(file);
      path.push({ file, next: 0 });
    };
    enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { file } = step;
      const target = targets.get(file)?.[step.next];
      step.next += 1;
      if (target !== undefined) {
        if (!order.has(target)) enter(target);
        else if (isOpen.has(target)) lower(file, order.get(target));
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) lower(parent.file, low.get(file));
      if (low.get(file) === order.get(file)) {
        const circle = open.splice(open.indexOf(file));
        for (const member of circle) isOpen.delete(member);
        if (circle.length > 1 || targets.get(file)?.includes(file)) circles.push(circle.toSorted());
      }
    }
  }
  return circles.toSorted((a, b) => b.length - a.length);

  function lower(file: string, value = Infinity) {
    low.set(file, Math.min(low.get(file) ?? Infinity, value));
  }
}
