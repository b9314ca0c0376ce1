import type { Answer, QuestionOption } from '@cloud-school/domain';

/** One option or several. */
export type ChoiceMode = 'one' | 'many';

/** The answer after a click on an option: 'one' replaces, 'many' toggles; keys keep the order of the options. */
export function chooseOption(
  { mode, options }: { mode: ChoiceMode; options: QuestionOption[] },
  answer: Answer | null,
  key: string,
): Answer {
  if (mode === 'one') return { optionKeys: [key], texts: [] };
  const chosen = new Set(answer?.optionKeys);
  if (!chosen.delete(key)) chosen.add(key);
  return { optionKeys: options.map((option) => option.key).filter((each) => chosen.has(each)), texts: [] };
}
