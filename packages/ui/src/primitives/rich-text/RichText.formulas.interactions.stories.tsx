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

/** A line breaks at its signs; in a table and in a display a formula scrolls. The page never does. */
export const WideFormulasOnAPhone: Story = {
  args: {
    html: String.raw`<p>\(a_1 ${'+ b_{12} '.repeat(20)}\)</p><table><tr><td>\(\begin{pmatrix}${'1000000 & '.repeat(12)}1\end{pmatrix}\)</td></tr></table>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2));
    const line = canvasElement.querySelector('[data-formula-box]');
    await waitFor(() => expect(line?.scrollWidth).toBe(line?.clientWidth));
    await expect(canvas.getByRole('region').scrollWidth).toBeGreaterThan(canvasElement.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
    await drawFormulas({ root: holder, macros: {}, isWanted: () => true });
    await expect(fontOf(root.querySelector('.katex'))).toContain('KaTeX_Main');
    await expect(root.querySelector('math')).toHaveAttribute('aria-label', 'y²');
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
    await waitFor(() => expect(canvas.getByRole('math', { name: '82 岁' })).toBeInTheDocument());
  },
};

const macros = { formulaMacros: { '\\age': String.raw`#1\text{ 岁}` } };
