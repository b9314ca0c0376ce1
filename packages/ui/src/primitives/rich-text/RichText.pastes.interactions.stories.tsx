import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readFormula } from './formulas/readFormula.ts';
import { RichText } from './RichText.tsx';
import { EDITOR_PASTES } from './testing/pastes/editors.ts';
import { FORMULA_PASTES } from './testing/pastes/formulas.ts';
import { MAIL_PASTES, WECHAT_PASTES } from './testing/pastes/mail.ts';
import { GOOGLE_PASTES, WPS_PASTES } from './testing/pastes/office.ts';
import { WORD_PASTES } from './testing/pastes/word.ts';
import { openRaw, OURS, RAW, readShown } from './testing/readShown.ts';
import { fromDom } from './text/MarkupNode.ts';
import { toParagraphs } from './toParagraphs.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a `<` or a line break of the author means, where HTML would lose it. */
const toHtml = (html: string): string =>
  /<(?:p|div|meta|span|b|table|section|style|html|!|\?)[\s>!]/i.test(html) || html.startsWith('<')
    ? html
    : html
        .replaceAll(/<(?!\/?(?:b|i|sub|sup)>)|<(?=b>c)/g, '&lt;')
        .replaceAll('\n', '<br>');

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
      const raw = await openRaw(toHtml(html), canvasElement);
      const ours = canvas.getByRole('region', { name }).firstElementChild as HTMLElement;
      const [is, should] = [readShown(ours, OURS), readShown(raw, RAW)];
      if (is.marks !== should.marks) differences.push(`${name}:\n  ours ${is.marks}\n  raw  ${should.marks}`);
      if (is.lines.join('\n') !== should.lines.join('\n'))
        differences.push(`${name}:\n  ours ${is.lines.join(' / ')}\n  raw  ${should.lines.join(' / ')}`);
      const server = fold(toParagraphs(html).join(''));
      if (server !== fold(is.lines.join('')))
        differences.push(`${name}:\n  server ${server}\n  ours   ${fold(is.lines.join(''))}`);
      raw.ownerDocument.defaultView?.frameElement?.remove();
    }
    await expect(differences).toEqual([]);
  },
});

/** Raised letters as letters, without spaces: a server has no other way to raise them. */
const fold = (text: string): string => text.normalize('NFKC').replaceAll('\u2212', '-').replaceAll(/[\s\u200B\uFEFF]/g, '');

export const Word: Story = asTheBrowser(WORD_PASTES);
export const WpsAndSheets: Story = asTheBrowser(WPS_PASTES);
export const GoogleDocsAndOthers: Story = asTheBrowser(GOOGLE_PASTES);
export const WeChat: Story = asTheBrowser(WECHAT_PASTES);
export const Mail: Story = asTheBrowser(MAIL_PASTES);
export const Editors: Story = asTheBrowser(EDITOR_PASTES);

/** What is seen of a text, with each formula as it is said. */
function say(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const math of copy.querySelectorAll('math')) math.replaceWith(readFormula(fromDom(math)));
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

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
    await step('the server says the same', async () => {
      for (const [name, { html, says }] of Object.entries(FORMULA_PASTES))
        await expect(`${name}: ${toParagraphs(html).join(' ')}`).toBe(`${name}: ${says}`);
    });
  },
};
