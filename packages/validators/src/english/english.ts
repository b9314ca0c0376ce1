import type { Issue } from '../rule.ts';
import { MESSAGES } from './MESSAGES.ts';

const BY_RULE: Readonly<Record<string, string | Readonly<Record<string, string>>>> = MESSAGES;

/**
 * The message of an issue in English: `fields({ mobile }, { messages: english })`. An issue of a rule that is not from this
 * package keeps its message.
 */
export function english(issue: Issue): string {
  const messages = Object.hasOwn(BY_RULE, issue.rule) ? BY_RULE[issue.rule] : undefined;
  const message = typeof messages === 'object' ? messages[issue.code] : messages;
  return message === undefined ? issue.message : fill(message, issue.params);
}

/** Puts the params in their places, and gives '{s}' an s where the limit is not one. */
function fill(message: string, params: Issue['params']): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 's' ? pluralOf(params.max ?? params.min) : String(params[name]),
  );
}

const pluralOf = (count: unknown) => (count === 1 ? '' : 's');
