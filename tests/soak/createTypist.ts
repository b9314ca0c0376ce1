import type { QuestionSeed } from '@cloud-school/sandbox';
import { expect, type Page } from '@playwright/test';

/** A student who remembers what was typed last: it is what the server must hold at the end. */
export interface Typist {
  /** Answers or changes the question with this number of the answer card. */
  answer(page: Page, number: number): Promise<void>;
  /** By question id, as the server stores answers. */
  typed: ReadonlyMap<string, string>;
}

/** An answer of the server in one text. */
export const toStoredText = ({
  content,
  optionList,
}: {
  content: string | null;
  optionList: readonly string[];
}): string => `${content ?? ''}|${optionList.toSorted().join('')}`;

export function createTypist(questions: readonly QuestionSeed[], random: () => number): Typist {
  const typed = new Map<string, string>();
  const chosen = new Map<string, Set<string>>();
  let count = 0;

  async function choose(page: Page, { id, kind }: QuestionSeed, keysOfOptions: string[]): Promise<void> {
    const index = Math.floor(random() * keysOfOptions.length);
    const key = keysOfOptions[index] ?? '';
    if (kind !== 'multiple') {
      await page.getByRole('radio').nth(index).press('Space');
      await expect(page.getByRole('radio').nth(index)).toBeChecked();
      typed.set(id, toStoredText({ content: '', optionList: [key] }));
      return;
    }
    const keys = chosen.get(id) ?? new Set();
    chosen.set(id, keys);
    // The last choice stays: an emptied answer is never sent.
    if (keys.has(key) && keys.size === 1) return;
    if (!keys.delete(key)) keys.add(key);
    const box = page.getByRole('checkbox').nth(index);
    await box.press('Space');
    await expect(box).toBeChecked({ checked: keys.has(key) });
    typed.set(id, toStoredText({ content: '', optionList: [...keys] }));
  }

  async function write(page: Page, { id }: QuestionSeed): Promise<void> {
    const fields = page.getByRole('region', { name: /^第 \d+ 题/ }).getByRole('textbox');
    const texts: string[] = [];
    for (const field of await fields.all()) {
      count += 1;
      texts.push(`第 ${count} 次作答`);
      await field.fill(`第 ${count} 次作答`);
    }
    typed.set(id, toStoredText({ content: texts.join('|'), optionList: [] }));
  }

  return {
    typed,
    async answer(page, number) {
      const question = questions[number - 1];
      if (!question) throw new Error(`There is no question ${number}.`);
      await page.getByRole('button', { name: new RegExp(`^第 ${number} 题，`) }).click();
      await expect(page.getByRole('region', { name: `第 ${number} 题`, exact: true })).toBeVisible();
      const keys = question.kind === 'true-false' ? ['1', '2'] : question.options.map(({ key }) => key);
      await (keys.length > 0 ? choose(page, question, keys) : write(page, question));
    },
  };
}
