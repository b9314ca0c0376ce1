import { toWeekStart } from '@cloud-school/domain';
import { CONFIG_ITEMS, type ConfigShape, isConfigName } from './ConfigName.ts';

/** What an operator has to mend; it holds names of items and never a value. */
export type ConfigProblem =
  | { kind: 'absent' | 'empty' | 'unreadable' }
  | { kind: 'unknown'; name: string }
  | { kind: 'malformed'; name: string; shape: ConfigShape };

/** The object of a JSON text; null for anything else. */
function readObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A host that the content security policy can name: with a placeholder, such as {s} for one of several, it would allow nothing. */
const NAMED_HOST = String.raw`https?:\/\/(?:[^\s/@]+@)?[^\s/?#@{}*;,'"()]+(?:[/?#]\S*)?`;
const LOADED = new RegExp(String.raw`^(?:${NAMED_HOST}|\/(?![/\\])\S*)$`);
const FOREIGN = new RegExp(`^${NAMED_HOST}$`);

const FITS: Record<ConfigShape, (value: string) => boolean> = {
  text: () => true,
  // Other characters cannot be sent, so the header would be missing.
  header: (value) => /^[\x20-\x7e]+$/.test(value),
  address: (value) => /^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/.test(value),
  'loaded address': (value) => LOADED.test(value),
  // Shown in a frame, which must not have the origin of the page.
  'foreign address': (value) => FOREIGN.test(value),
  origins: (value) => /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:\s+|$))+$/.test(value),
  percent: (value) => /^(\d{1,2}(\.\d+)?|100)$/.test(value),
  switch: (value) => /^(on|off)$/.test(value),
  'week start': (value) => toWeekStart(value) !== undefined,
  'name scripts': (value) => /^(standard|any)$/.test(value),
  object: (value) => readObject(value) !== null,
};

/** The problems of the page's JSON text. An item that is left out or blank is none: its feature is off. */
export function findConfigProblems(text: string | null | undefined): ConfigProblem[] {
  if (text === null || text === undefined) return [{ kind: 'absent' }];
  const values = readObject(text || '{}');
  if (!values) return [{ kind: 'unreadable' }];
  const entries = Object.entries(values) as [string, unknown][];
  if (entries.length === 0) return [{ kind: 'empty' }];
  return entries.flatMap(([name, value]): ConfigProblem[] => {
    if (!isConfigName(name)) return [{ kind: 'unknown', name }];
    const shape = CONFIG_ITEMS[name];
    const isFitting = typeof value === 'string' && (!value.trim() || FITS[shape](value.trim()));
    return isFitting ? [] : [{ kind: 'malformed', name, shape }];
  });
}
