import type { ServerStyleSheet } from 'styled-components';

/** Rules that are cached; the public pages of a brand have some hundreds. */
const MAX_RULES = 5000;

const cached = new Map<string, string[]>();

/**
 * Lets a style sheet have the rules of all before it, so that the library does not compile them again: every page, and every pass
 * of one, has a sheet of its own. The name of a rule is a hash of its text.
 */
export function keepRules(sheet: ServerStyleSheet['instance']): void {
  const has = sheet.hasNameForId.bind(sheet);
  const insert = sheet.insertRules.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    // Lengths that come with data have no end.
    if (cached.size >= MAX_RULES) cached.clear();
    cached.set(`${id} ${name}`, [rules].flat());
    insert(id, name, rules);
  };
  sheet.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = cached.get(`${id} ${name}`);
    if (rules) insert(id, name, rules);
    return rules !== undefined;
  };
}
