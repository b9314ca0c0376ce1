/** The names of the files that read each token: { 'color.action.fill': ['ButtonRoot', 'Pill'] }. */
export type TokenUses = Readonly<Record<string, readonly string[]>>;

/** `theme.color.action.fill`, and `color.action.fill` after `const { color } = theme`. */
const TOKEN = /\b(?:theme\.)?((?:color|space|type|radius|shadow|motion|size|layer)(?:\.\w+|\[\d+\])+)/g;

export function findTokenUses(files: readonly { file: string; source: string }[]): TokenUses {
  const uses = new Map<string, Set<string>>();
  for (const { file, source } of files) {
    if (!source.includes('theme')) continue;
    const user = /([^/]+)\.tsx?$/.exec(file)?.[1] ?? file;
    for (const [, path = ''] of source.matchAll(TOKEN)) {
      const token = path.replaceAll(/\[(\d+)\]/g, '.$1');
      uses.set(token, (uses.get(token) ?? new Set()).add(user));
    }
  }
  return Object.fromEntries([...uses].map(([token, users]) => [token, [...users].toSorted()]));
}
