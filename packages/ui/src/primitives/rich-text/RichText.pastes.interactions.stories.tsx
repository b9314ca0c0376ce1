import type { Meta, StoryObj } from '@storybook/react-vite';
import { sample } from 'fast-check';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { toParagraphs } from './server/toParagraphs.ts';
import { EDITOR_PASTES, TEXTS_BY_HAND } from './testing/pastes/editors.ts';
import { FORMULA_PASTES } from './testing/pastes/formulas.ts';
import { MAIL_PASTES, WECHAT_PASTES } from './testing/pastes/mail.ts';
import { GOOGLE_PASTES, WPS_PASTES } from './testing/pastes/office.ts';
import { WORD_PASTES } from './testing/pastes/word.ts';
import { randomDocument } from './testing/randomDocument.ts';
import { openRaw, OURS, RAW, readShown, signsOf, writeSigns } from './testing/readShown.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
  // The structure of these documents is their authors'; what is compared is what they show.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the browser shows it, and as we do: the same lines, the same letters, the same marks. */
const asTheBrowser = (pastes: Record<string, string>): Story => ({
  render: () => (
    <>
      {Object.entries(pastes).map(([name, html]) => (
        <section key={name} aria-label={name}>
          <RichText html={html} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const differences: string[] = [];
    for (const [name, html] of Object.entries(pastes)) {
      const raw = await openRaw(html, canvasElement);
      const ours = canvas.getByRole('region', { name }).firstElementChild as HTMLElement;
      const [is, should] = [readShown(ours, OURS), readShown(raw, RAW)];
      if (withoutNotes(is.marks) !== should.marks)
        differences.push(`${name}:\n  ours ${is.marks}\n  raw  ${should.marks}`);
      const lines = is.lines.map(withoutNotes).filter(Boolean);
      if (lines.join('\n') !== should.lines.join('\n'))
        differences.push(`${name}:\n  ours ${is.lines.join(' / ')}\n  raw  ${should.lines.join(' / ')}`);
      if (signsOf(ours) !== signsOf(raw))
        differences.push(`${name}:\n  ours ${signsOf(ours)}\n  raw  ${signsOf(raw)}`);
      writeSigns(ours);
      const [server, browser] = [fold(toParagraphs(html).join('')), fold(withRuby(ours, ours.innerText))];
      if (server !== browser) differences.push(`${name}:\n  server ${server}\n  ours   ${browser}`);
      raw.ownerDocument.defaultView?.frameElement?.remove();
    }
    await expect(differences).toEqual([]);
  },
});

/** What we write for pictures, players and boxes to tick, for which a browser writes no text. */
const withoutNotes = (text: string): string =>
  text.replaceAll(/［(?:视频|音频|图片)(?:：[^］]*)?］|[☐☑]/g, '');

/** Letters that are raised, or capitals by a style, as plain ones, without spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2212', '-')
    // A server writes a blank as a line of them.
    .replaceAll(/[\s\u200B\uFEFF_]/g, '');

/** A reading above its character stands in brackets behind it. */
const withRuby = (root: Element, text: string): string =>
  Array.from(root.querySelectorAll('rt'), (reading) => reading.textContent ?? '').reduce(
    (all, reading) => all.replace(reading, `(${reading})`),
    text,
  );

export const Word: Story = asTheBrowser(WORD_PASTES);
export const WpsAndSheets: Story = asTheBrowser(WPS_PASTES);
export const GoogleDocsAndOthers: Story = asTheBrowser(GOOGLE_PASTES);
export const WeChat: Story = asTheBrowser(WECHAT_PASTES);
export const Mail: Story = asTheBrowser(MAIL_PASTES);
export const Editors: Story = asTheBrowser(EDITOR_PASTES);

/** Documents that nobody wrote, always the same ones. */
export const RandomDocuments: Story = asTheBrowser(
  Object.fromEntries(
    sample(randomDocument, { seed: 20261203, numRuns: 150 }).map((html, index) => [`文档 ${index}`, html]),
  ),
);

export const TextsByHand: Story = {
  render: () => (
    <>
      {Object.entries(TEXTS_BY_HAND).map(([name, [html]]) => (
        <section key={name} aria-label={name}>
          <RichText html={html} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, [html, lines]] of Object.entries(TEXTS_BY_HAND)) {
      const ours = canvas.getByRole('region', { name }).firstElementChild as HTMLElement;
      await expect({ name, lines: readShown(ours, OURS).lines }).toEqual({ name, lines });
      await expect(fold(withoutNotes(toParagraphs(html).join('')))).toBe(fold(lines.join('')));
    }
  },
};

/** What is seen of a text, with each formula as it is said. */
function say(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const box of copy.querySelectorAll('[data-formula-box]')) {
    const words = box.querySelector('math')?.getAttribute('aria-label');
    const mark = box.matches('[data-formula-source]') ? '公式源码：' : '';
    box.replaceWith(words ?? mark + box.textContent);
  }
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return copy.textContent?.replaceAll(/[ \n]+/g, ' ').trim() ?? '';
}

const boxesOf = (region: Element) => [...region.querySelectorAll('[data-formula-box]')];

export const Formulas: Story = {
  render: () => (
    <>
      {Object.entries(FORMULA_PASTES).map(([name, { html }]) => (
        <section key={name} aria-label={name}>
          <RichText html={html} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('each formula is drawn once and said as it is meant', async () => {
      for (const [name, { says }] of Object.entries(FORMULA_PASTES)) {
        const region = canvas.getByRole('region', { name });
        await waitFor(() => expect(`${name}: ${say(region)}`).toBe(`${name}: ${says}`));
      }
    });
    await step('each is drawn by its own fonts, and nothing of another page draws it too', async () => {
      for (const box of canvas.getAllByRole('region').flatMap(boxesOf)) {
        if (box.matches('[data-formula-source]')) continue;
        await expect(box.querySelectorAll('.katex-html'), box.outerHTML).toHaveLength(1);
        await expect(getComputedStyle(box.firstElementChild as Element).fontFamily).toContain('KaTeX_Main');
      }
      await expect([...document.fonts].some(({ family }) => family === 'KaTeX_Main')).toBe(true);
    });
    await step('the server says the same', async () => {
      for (const [name, { html, says }] of Object.entries(FORMULA_PASTES))
        await expect(`${name}: ${toParagraphs(html).join(' ')}`).toBe(`${name}: ${says}`);
    });
  },
};
