/** What a load of a page did not keep. */
export interface Finding {
  shell: string;
  path: string;
  /** The fault or the device. */
  name: string;
  /** Path, call and fault. */
  key: string;
  text: string;
}

/** Prints the number of findings by path and by what was unkind. */
export function printFindings(findings: readonly Finding[]): void {
  const table: Record<string, Record<string, number>> = {};
  for (const { shell, path, name } of findings) {
    const row = (table[`${shell} ${path}`] ??= {});
    row[name] = (row[name] ?? 0) + 1;
  }
  if (findings.length > 0) console.table(table);
}
