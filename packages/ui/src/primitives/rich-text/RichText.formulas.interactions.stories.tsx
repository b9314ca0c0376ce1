import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SchoolSettingsProvider } from '../../theme/SchoolSettings.tsx';
import { RichText } from './RichText.tsx';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const fontOf = (element: Element | null) => element && getComputedStyle(element).fontFamily;

/** A line breaks at its signs; a wide formula scrolls in its own box, also in a table. The page never does. */
export const WideFormulasOnAPhone: Story = {
  args: {
    html: String.raw`<p>\(a_1 ${'+ b_{12} '.repeat(20)}\)</p><table><tr><td>\(\begin{pmatrix}${'1000000 & '.repeat(12)}1\end{pmatrix}\)</td></tr></table>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2));
    const line = canvasElement.querySelector('[data-formula-box]');
    await waitFor(() => expect(line?.scrollWidth).toBe(line?.clientWidth));
    const matrix = await canvas.findByRole('group', { name: '公式' });
    await waitFor(() => expect(matrix.scrollWidth).toBeGreaterThan(matrix.clientWidth));
    await expect(matrix).toHaveProperty('tabIndex', 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What KaTeX draws as a picture of lines: arrows, braces, roots, brackets and strikes. */
export const DrawnMarksAreSeen: Story = {
  args: {
    html: [
      String.raw`\vec{a}`,
      String.raw`\overrightarrow{AB}`,
      String.raw`\underbrace{a+b}_2`,
      String.raw`\sqrt[3]{x}`,
      String.raw`\widehat{ABC}`,
      String.raw`\cancel{3}`,
      String.raw`\left(\begin{matrix}1\\2\\3\\4\end{matrix}\right)`,
      String.raw`\xrightarrow[\Delta]{MnO_2}`,
      String.raw`\ce{A <=> B}`,
    ]
      .map((tex) => String.raw`<p>\(${tex}\)</p>`)
      .join(''),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawnIn(canvasElement)).toBe(9));
    for (const line of canvasElement.querySelectorAll('p')) {
      const pictures = [...line.querySelectorAll('.katex-html svg')];
      await expect(pictures.length, line.textContent ?? '').toBeGreaterThan(0);
      for (const picture of pictures) {
        const { width, height } = picture.getBoundingClientRect();
        await expect(Math.min(width, height), line.textContent ?? '').toBeGreaterThan(1);
      }
    }
  },
};

const manyFormulas = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => String.raw`<p>第 ${index} 题：\(x_{${index}}^2+\frac{1}{2}\)</p>`,
  ).join('');

const drawnIn = (element: Element) => element.querySelectorAll('.katex').length;

/** The first screen is drawn at once, the rest as it comes near: the page never stands still. */
export const ThousandsOfFormulas: Story = {
  args: { html: manyFormulas(5000) },
  // Axe reads each of their letters.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawnIn(canvasElement)).toBeGreaterThan(0));
    const boxes = [...canvasElement.querySelectorAll('[data-formula-box]')];
    await expect(boxes).toHaveLength(5000);
    boxes.at(-1)?.scrollIntoView();
    await waitFor(() => expect(boxes.at(-1)?.querySelector('.katex')).not.toBeNull());
    await expect(drawnIn(canvasElement)).toBeLessThan(2000);
  },
};

/** A sheet that only a printer gets has all of them. */
export const FormulasOnPaper: Story = {
  args: { html: manyFormulas(400) },
  parameters: { a11y: { test: 'off' } },
  render: (args) => (
    <div hidden>
      <RichText {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawnIn(canvasElement)).toBeGreaterThan(0));
    dispatchEvent(new Event('beforeprint'));
    await expect(drawnIn(canvasElement)).toBe(400);
  },
};

/** The rules of formulas are adopted where the text stands; their fonts are the page's. */
export const InAShadowRoot: Story = {
  args: { html: String.raw`<p>\(x\)</p>` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.katex')).not.toBeNull());
    const host = document.createElement('div');
    canvasElement.append(host);
    const root = host.attachShadow({ mode: 'open' });
    const holder = document.createElement('div');
    root.append(holder);
    const box = document.createElement('span');
    box.dataset.formulaBox = 'inline';
    box.dataset.tex = 'y^2';
    holder.append(box);
    const { drawFormulas } = await import('./tex/formulas.ts');
    const stop = drawFormulas({ root: holder, macros: {}, onDrawn: () => {} });
    await waitFor(() => expect(root.querySelector('.katex')).not.toBeNull());
    stop();
    await expect(fontOf(root.querySelector('.katex'))).toContain('KaTeX_Main');
    await expect(root.querySelector('math')?.getAttribute('aria-label')).toBe('y²');
    host.remove();
  },
};

/** Raised and lowered letters are said: ten to the minus three is no difference. */
export const RaisedAndLoweredLetters: Story = {
  args: { html: '<p>10<sup>-3</sup>，H<sub>2</sub>O</p>' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('sup')).not.toBeNull());
    const nameOf = (name: string) =>
      getComputedStyle(canvasElement.querySelector(name) as Element, '::before').content;
    await expect(nameOf('sup')).toContain('上标');
    await expect(nameOf('sub')).toContain('下标');
    await expect(canvasElement).toHaveTextContent('10-3，H2O');
  },
};

/** A drawing of a formula that WeChat embeds is a picture of a formula, no video. */
export const DrawnFormulasArePictures: Story = {
  args: {
    html: '<p>动量 <embed src="https://a.example/mmbiz_svg/x/0?wx_fmt=svg"> 守恒，<img class="Wirisformula" src="/media/covers/elder-care.svg"></p>',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /公式/ })).toHaveLength(2));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Macros of a school. */
export const MacrosOfASchool: Story = {
  args: { html: String.raw`<p>\(\age{82}\)</p>` },
  render: (args) => (
    <SchoolSettingsProvider settings={macros}>
      <RichText {...args} />
    </SchoolSettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('math')).getAttribute('aria-label')).toBe('82 岁');
  },
};

const macros = { formulaMacros: { '\\age': String.raw`#1\text{ 岁}` } };
