import type { Browser, Locator, Page } from 'playwright';

/** Elements that a person types into, and a text of the kind that is typed there. */
const TYPED_FIELDS: Readonly<Record<string, string>> = {
  'cs-text-field': '13800138000',
  'cs-code-field': '123456',
  'cs-captcha-field': '7413',
  'cs-lookup-form': '沈雨薇',
  'cs-consultation-form': '想咨询养老护理员的课程',
};

/** Milliseconds between two keys. */
const SPEEDS = [0, 20, 200, 500];
/** From here on edits take minutes: corrections are tried at every place, others in the middle. */
const SLOW = 200;
/** Each edit is tried in the middle alone. */
const SLOWEST = 500;
/** Of a machine that does much else. */
const TIMEOUT_MS = 180_000;

/** What a plain input holds after an edit: the same on the page of every host. */
const plainTexts = new Map<string, string>();

type Edit = (page: Page, delay: number) => Promise<void>;

/** What a person does at every place of a text. */
const CORRECTIONS: Readonly<Record<string, Edit>> = {
  'two letters': (page, delay) => page.keyboard.type('99', { delay }),
  'two Backspaces': async (page, delay) => {
    await page.keyboard.press('Backspace', { delay });
    await page.keyboard.press('Backspace', { delay });
  },
};

/** What else changes a text. */
const OTHER_EDITS: Readonly<Record<string, Edit>> = {
  'a letter in the place of another': async (page, delay) => {
    await page.keyboard.press('Delete', { delay });
    await page.keyboard.type('5', { delay });
  },
  'an input method': async (page, delay) => {
    const session = await page.context().newCDPSession(page);
    for (const text of ['y', 'yu', 'yun']) {
      const selectionStart = text.length;
      await session.send('Input.imeSetComposition', { text, selectionStart, selectionEnd: selectionStart });
      await pause(page, delay);
    }
    await session.send('Input.insertText', { text: '云' });
    await session.detach();
  },
  'a letter, and undo': async (page, delay) => {
    await page.keyboard.type('9', { delay });
    await page.keyboard.press('Control+z', { delay });
  },
  // What a paste does to an input; the clipboard is one for all pages of a browser.
  'a paste': (page) => page.keyboard.insertText('007'),
  'what a browser fills in': (page) => page.evaluate(fillIn, '0571'),
};

/**
 * Types into each field of a host's page, at each speed and each place of its text, and does the same to a plain input.
 * @param address The page that shows the field whose tag is the hash.
 * @returns How many edits were the same, in words.
 * @throws Error that names the edits whose text or caret differs from the plain input's.
 */
export async function tryTyping(browser: Browser, address: string): Promise<string> {
  const results: (string | null)[] = [];
  // One field after the other: a renderer that draws all of them at once answers none in time.
  for (const [tag, text] of Object.entries(TYPED_FIELDS)) {
    const found = await Promise.all(
      SPEEDS.map(async (delay) => {
        const context = await browser.newContext();
        context.setDefaultTimeout(TIMEOUT_MS);
        const page = await context.newPage();
        await page.goto(`${address}#${tag}`);
        const ofSpeed = await typeAll(page, tag, text, delay);
        await context.close();
        return ofSpeed;
      }),
    );
    results.push(...found.flat());
    console.log(
      `    ${tag}: ${found.map((edits, index) => `${edits.filter((edit) => edit !== null).length} of ${edits.length} wrong at ${SPEEDS[index]} ms`).join(', ')}`,
    );
  }
  const wrong = results.filter((result) => result !== null);
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${results.length} edits:\n${wrong.join('\n')}`);
  return `${results.length} edits of its fields are those of a plain input`;
}

async function typeAll(page: Page, tag: string, text: string, delay: number): Promise<(string | null)[]> {
  const input = page.locator(`${tag} >> :is(input[type=text], input[type=tel], textarea)`).last();
  await input.waitFor();
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('input'), { id: 'plain' })),
  );
  const plain = page.locator('#plain');
  const cases = [
    {
      name: 'the whole text',
      place: 0,
      start: '',
      edit: ((it) => it.keyboard.type(text, { delay })) as Edit,
    },
    ...Object.entries({ ...CORRECTIONS, ...OTHER_EDITS }).flatMap(([name, edit]) => {
      const isEverywhere = delay < (name in CORRECTIONS ? SLOWEST : SLOW);
      const places = Array.from({ length: text.length + 1 }, (_, place) => place);
      const tried = isEverywhere ? places : [Math.floor(text.length / 2)];
      return tried.map((place) => ({ name, place, start: text, edit }));
    }),
  ];
  const results: (string | null)[] = [];
  for (const { name, place, start, edit } of cases) {
    const own = await editAt(page, input, start, place, () => edit(page, delay));
    const key = [text, name, place].join();
    const wanted = plainTexts.get(key) ?? (await editAt(page, plain, start, place, () => edit(page, 0)));
    plainTexts.set(key, wanted);
    results.push(own === wanted ? null : `${tag}, ${delay} ms, ${name} at ${place}: ${own}, not ${wanted}`);
  }
  return results;
}

/** The text after an edit, with | where the caret is. */
async function editAt(page: Page, input: Locator, start: string, place: number, edit: () => Promise<void>) {
  // A dialog holds the focus: the plain input is focused by script.
  await input.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.select();
  });
  if (start === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(start);
  await settle(page);
  await input.evaluate((field: HTMLInputElement, at) => field.setSelectionRange(at, at), place);
  await edit();
  await settle(page);
  return input.evaluate(
    ({ value, selectionStart: at }: HTMLInputElement) => `${value.slice(0, at ?? 0)}|${value.slice(at ?? 0)}`,
  );
}

/** After what the page draws in later tasks. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** As long as a person needs between two keys. */
const pause = (page: Page, delay: number) => page.waitForTimeout(delay);

/** As a browser's autofill: the value without a key, and both events. */
function fillIn(text: string): void {
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  for (const type of ['input', 'change'])
    field?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}
