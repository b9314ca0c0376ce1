import { ruleSentences, type RuleSamples } from '@cloud-school/validators/testing';

/** True when every word of the search is somewhere in the rule's name, message or sentence. */
export function matches({ rule, call = rule.name }: RuleSamples, search: string): boolean {
  const text = `${call} ${rule.message} ${ruleSentences[rule.name] ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
