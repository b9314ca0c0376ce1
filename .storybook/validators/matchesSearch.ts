import { ruleSentences, type RuleSamples } from '@cloud-school/validators/testing';

/** True when the rule's name, message or description contains every word of the search. */
export function matchesSearch({ rule, call = rule.name }: RuleSamples, search: string): boolean {
  const text = `${call} ${rule.message} ${ruleSentences[rule.name] ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
