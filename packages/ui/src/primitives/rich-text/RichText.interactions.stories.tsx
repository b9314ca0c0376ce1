import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { hostileHtml } from './testing/hostileHtml.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const attack = fn();

export const ScriptsNeverRun: Story = {
  beforeEach: () => {
    Object.assign(window, { __xss: attack });
    return () => Reflect.deleteProperty(window, '__xss');
  },
  render: () => (
    <ul>
      {Object.entries(hostileHtml).map(([name, { html }]) => (
        <li key={name} aria-label={name}>
          <RichText html={html} />
        </li>
      ))}
      <li>
        <img id="last-picture" src="data:image/png;base64,broken" alt="" />
      </li>
    </ul>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('the visible text of each sample is rendered', async () => {
      for (const [name, { text }] of Object.entries(hostileHtml)) {
        const shown = canvas.getByRole('listitem', { name }).cloneNode(true) as Element;
        // A formula is drawn beside its words.
        for (const drawing of shown.querySelectorAll('[aria-hidden="true"]')) drawing.remove();
        await expect(`${name}: ${shown.textContent}`).toBe(`${name}: ${text}`);
      }
    });
    await step('no forbidden elements, no handlers, only web links', async () => {
      const forbidden =
        'script, style, form, input, iframe, object, embed, svg, annotation, base, meta, link, template';
      await expect(canvasElement.querySelector(forbidden)).toBeNull();
      for (const element of canvasElement.querySelectorAll('li *')) {
        const names = element.getAttributeNames();
        await expect(names.filter((name) => name.startsWith('on') || name === 'srcset')).toEqual([]);
      }
      for (const link of canvasElement.querySelectorAll('a')) {
        await expect(link.getAttribute('href') ?? '#').toBe('#');
      }
    });
    await step('broken pictures fail and no handler runs', async () => {
      const last = canvasElement.querySelector<HTMLImageElement>('#last-picture');
      await waitFor(() => expect(last?.complete).toBe(true));
      await expect(attack).not.toHaveBeenCalled();
    });
  },
};

export const KeepsTablesPicturesAndFormulas: Story = {
  args: {
    html: `<p style="text-align:center;color:red">体温 <i>t</i> 与时间：\\(t = 36.5 + 0.2x\\)，若 x<5 且 y>3</p>
<table style="width:100%"><caption>记录表</caption><tr><th colspan="2">体温</th></tr><tr><td>36.5</td><td align="right">37.1</td></tr></table>
<p><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" width="40" height="40"></p>
<p><math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math></p>
<p>H<sub>2</sub>O　填空：<span style="text-decoration:underline">　　　　</span></p>`,
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the table is in a focusable scroll box', async () => {
      const box = canvas.getByRole('region', { name: '记录表' });
      await expect(box).toContainElement(canvas.getByRole('table', { name: '记录表' }));
      await expect(canvas.getByRole('columnheader', { name: '体温' })).toHaveAttribute('colspan', '2');
      await userEvent.tab();
      await expect(box).toHaveFocus();
    });
    await step('the picture has a name; what is in the text itself does not wait', async () => {
      const picture = canvas.getByRole('img', { name: '图片' });
      await expect(picture).not.toHaveAttribute('loading');
      await expect(picture).toHaveAttribute('width', '40');
    });
    await step('formulas are drawn once, comparisons are words', async () => {
      await expect(await canvas.findByRole('math', { name: 'a/b' })).not.toBeNull();
      await waitFor(() => expect(canvas.getByRole('math', { name: /^t = 36\.5/ })).not.toBeNull());
      await expect(canvasElement).toHaveTextContent('，若 x<5 且 y>3');
    });
    await step('meaningful marks stay', async () => {
      const line = canvas.getByText(/体温 /);
      await expect(getComputedStyle(line).textAlign).toBe('center');
      await expect(canvasElement.querySelector('[style*="underline"]')).not.toBeNull();
    });
  },
};

export const LinksOpenSafely: Story = {
  args: {
    html: '<a href="https://example.com">外站</a> <a href="//example.com">省略协议</a> <a href="/news">站内</a> <a href="tel:0571-88326610">电话</a>',
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: '外站' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '省略协议' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '站内' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: '电话' })).toHaveAttribute('href', 'tel:0571-88326610');
  },
};

export const UpdatesWithItsText: Story = {
  render: function Render() {
    const [html, setHtml] = useState('<p>第一题</p>');
    return (
      <>
        <RichText html={html} />
        <button type="button" onClick={() => setHtml('纯文字')}>
          换成文字
        </button>
        <button type="button" onClick={() => setHtml('<p>第二题</p><p>第二段</p>')}>
          换成标签
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('第一题')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '换成文字' }));
    await expect(canvas.queryByText('第一题')).not.toBeInTheDocument();
    await expect(canvas.getByText('纯文字')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '换成标签' }));
    await expect(canvas.getByText('第二段')).toBeVisible();
    await expect(canvas.queryByText('纯文字')).not.toBeInTheDocument();
  },
};

function Hideable({ html }: { html: string }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        {isHidden ? '显示' : '隐藏'}
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <RichText html={html} />
      </Activity>
    </>
  );
}

export const MediaStopWhenHidden: Story = {
  render: () => <Hideable html='<p>听录音</p><video src="/sound.wav"></video>' />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const findSound = () => canvasElement.querySelector('video');
    await waitFor(() => expect(findSound()).not.toBeNull());
    const sound = findSound();
    await step('a sound leaves the document once its text is hidden, which stops it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '隐藏' }));
      await waitFor(() => expect(sound).toHaveProperty('isConnected', false));
    });
    await step('the text that is shown again has its sound, which is silent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '显示' }));
      await expect(canvas.getByText('听录音')).toBeVisible();
      await waitFor(() => expect(findSound()).not.toBeNull());
      await expect(findSound()).toHaveProperty('paused', true);
    });
  },
};

const WORDS = '评估用 Braden-Bergstrom 量表，血压 140/90 mmHg，1,500 元；Pseudomonas aeruginosa 需隔离。';
const CELLS = ['Pseudomonas', 'Acinetobacter', 'Staphylococcus', '140/90', '1,126'];

/** Words of Latin letters and figures stay whole in paragraphs and in the columns of a table; what is longer than a line breaks. */
export const WordsStayWhole: Story = {
  args: {
    html: `<p>${WORDS}</p><table><tr>${CELLS.map((cell) => `<td>${cell}</td>`).join('')}</tr></table><p>${'a'.repeat(90)}</p>`,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const split = [...canvasElement.querySelectorAll('p:first-of-type, td')].flatMap((element) => {
      const text = element.firstChild;
      const words = (text?.nodeValue ?? '').matchAll(/[A-Za-z\d,]{2,}/g);
      return [...words].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text ?? element, index);
        range.setEnd(text ?? element, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    await expect(split).toEqual([]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
