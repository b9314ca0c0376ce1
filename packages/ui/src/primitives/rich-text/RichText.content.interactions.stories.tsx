import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { sanitizeHtml, sanitizeInSteps } from './sanitizer/sanitizeHtml.ts';
import { toPlainText } from './toPlainText.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element | null | undefined) => getComputedStyle(element as Element);

export const ListsKeepTheirLetters: Story = {
  args: {
    html: `<ol type="A"><li>洗手</li></ol><ol type=i start=5><li value=7>戴口罩</li></ol><ul type=Square><li>点</li></ul><ol style="list-style-type:lower-alpha"><li>样式</li></ol>
<ol><li data-list="bullet">点甲</li><li data-list="ordered">一</li><li data-list="ordered" class="ql-indent-1">一之甲</li><li data-list="ordered">二</li><li data-list="checked">已做</li></ol><ol dir="rtl"><li>واحد</li></ol>`,
  },
  play: async ({ canvas, canvasElement, step }) => {
    const typeOf = (name: string) => styleOf(canvas.getByText(name)).listStyleType;
    await step('the letters of attributes are seen', async () => {
      await expect(['洗手', '戴口罩', '点', '样式'].map(typeOf)).toEqual([
        'upper-alpha',
        'lower-roman',
        'square',
        'lower-alpha',
      ]);
      await expect(canvas.getByText('戴口罩')).toHaveAttribute('value', '7');
    });
    await step('the items of Quill are lists in lists, and their numbers go on', async () => {
      await expect(['点甲', '一之甲', '二'].map(typeOf)).toEqual(['disc', 'lower-alpha', 'decimal']);
      await expect(canvas.getByText('一之甲').closest('ol')?.parentElement).toHaveTextContent('一一之甲');
      await expect(canvas.getByText('☑ 已做')).toBeVisible();
    });
    await step('signs on the right have room', async () => {
      const list = canvasElement.querySelector('[dir=rtl]');
      await expect(styleOf(list).paddingRight).not.toBe('0px');
    });
  },
};

export const BlanksAreAsLongAsTheyWere: Story = {
  args: {
    html: '<p>每<span style="display:inline-block;width:80px;border-bottom:1px solid #000"></span>小时，<span style="padding:0 30px;border-bottom:1px solid #000"></span>次，共<u>    </u>人，<input type="text">，<select><option>甲</option><option>乙</option></select></p>',
  },
  play: async ({ canvasElement, args }) => {
    const [box, padded] = canvasElement.querySelectorAll('span[style]');
    await expect(box?.getBoundingClientRect().width).toBe(80);
    await expect(padded?.getBoundingClientRect().width).toBe(60);
    for (const blank of [box, padded]) await expect(styleOf(blank).borderBottomStyle).toBe('solid');
    for (const line of canvasElement.querySelectorAll('u'))
      await expect(line.getBoundingClientRect().width).toBeGreaterThan(12);
    const blanks = canvasElement.querySelectorAll('[data-blank]');
    await expect(blanks).toHaveLength(4);
    for (const blank of blanks) await expect(getComputedStyle(blank, '::before').content).toContain('填空处');
    await expect(toPlainText(args.html)).toBe('每____小时，____次，共____人，____，［甲 / 乙］');
  },
};

/** A drawing is a picture, which runs nothing and fetches nothing. */
export const DrawingsAreSeen: Story = {
  args: {
    html: '<svg width="200" height="100" viewBox="0 0 200 100"><script>alert(1)</script><path d="M10 90L190 90L100 10Z" fill="none" stroke="#000"/></svg><svg viewBox="0 0 80 40"><text x="5" y="20">高</text></svg><p style="height:200px;background-image:url(https://example.com/x.png)"></p><p>听录音：<mpvoice name="第一题"></mpvoice></p>',
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole<HTMLImageElement>('img', { name: '图形' });
    await waitFor(() => expect([drawing.naturalWidth, drawing.naturalHeight]).toEqual([200, 100]));
    await expect(decodeURIComponent(drawing.src)).not.toContain('script');
    await expect(canvas.getByRole('img', { name: '高' })).toHaveAttribute('width', '80');
    await expect(canvas.getByText('听录音：［音频：第一题］')).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

export const WhatARelativeFrameShowsCanBeOpened: Story = {
  args: {
    html: '<object type="image/png" data="images/lung.png"></object><iframe src="/files/ohm.html"></iframe><object data="/files/a.pdf"></object><embed src="javascript:alert(1)">',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /lung\.png/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '网页：ohm.html' })).toHaveAttribute(
      'href',
      '/files/ohm.html',
    );
    await expect(canvas.getByRole('link', { name: '文件：a.pdf' })).toHaveAttribute('href', '/files/a.pdf');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** On a phone the last column is found: a shade says that it is there, and the names of the rows stay. */
export const AWideTableSaysSo: Story = {
  args: {
    html: '<table><tr><th>药名</th><th>剂量</th><th>途径</th><th>次数</th><th>禁忌</th></tr><tr><td>甲</td><td>5 mg</td><td>口服</td><td>每日一次</td><td>孕妇禁用</td></tr></table>',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('region', { name: '表格' });
    await step('a shade stands at the edge', async () => {
      await waitFor(() => expect(box).toHaveAttribute('data-wide', 'more'));
      await expect(getComputedStyle(box, '::after').position).toBe('sticky');
    });
    await step('the keyboard reaches it, and at the end the shade goes', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      box.scrollLeft = box.scrollWidth;
      await waitFor(() => expect(box).toHaveAttribute('data-wide', 'end'));
      await expect(getComputedStyle(box, '::after').visibility).toBe('hidden');
    });
    await step('the name of the row is still seen', async () => {
      const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left;
      await expect(left('甲')).toBe(box.getBoundingClientRect().left);
      await expect(canvas.getByText('孕妇禁用').getBoundingClientRect().right).toBeLessThanOrEqual(
        box.getBoundingClientRect().right + 1,
      );
    });
  },
};

const MEDICINES = Array.from(
  { length: 40 },
  (_, index) =>
    `<tr><td>药 ${index + 1}</td><td>5 mg</td><td>口服</td><td>每日一次</td><td>孕妇禁用</td></tr>`,
).join('');

/** Rows of headers are the head of their table: it stays where a wide table is also higher than the window. */
export const AWideTableKeepsItsHead: Story = {
  args: {
    html: `<table><tr><th>药名</th><th>剂量</th><th>途径</th><th>次数</th><th>禁忌</th></tr>${MEDICINES}</table><p>完</p>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('region', { name: '表格' });
    await step('the table scrolls in a box within the window, with a shade below', async () => {
      await waitFor(() => expect(box).toHaveAttribute('data-tall', 'more'));
      await expect(box.clientHeight).toBeLessThan(innerHeight);
    });
    await step('its head stays at the top and says of which column it is', async () => {
      box.scrollTo(1000, 600);
      await waitFor(() => expect(box).toHaveAttribute('data-wide', 'end'));
      const edge = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect();
      await expect(edge('禁忌').top).toBe(box.getBoundingClientRect().top);
      await expect(edge('药名').left).toBe(box.getBoundingClientRect().left);
      await expect(edge('药名').top).toBe(edge('禁忌').top);
    });
    await step('at the end the shade goes', async () => {
      box.scrollTo(1000, box.scrollHeight);
      await waitFor(() => expect(box).toHaveAttribute('data-tall', 'end'));
    });
  },
};

/** On paper every column and every formula is seen; those that do not fit are smaller. */
export const AWideTableOnPaper: Story = {
  args: {
    html: String.raw`<p>\(\begin{pmatrix}${'1000000 & '.repeat(12)}1\end{pmatrix}\)</p><table><tr><th>式</th>${'<th>项目</th>'.repeat(9)}</tr><tr><td>\(\begin{pmatrix}${'10000 & '.repeat(9)}1\end{pmatrix}\)</td>${'<td>三级</td>'.repeat(9)}</tr></table>`,
  },
  globals: { viewport: { value: 'phone' }, media: 'print' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2));
    dispatchEvent(new Event('beforeprint'));
    const { right } = canvasElement.getBoundingClientRect();
    for (const part of canvasElement.querySelectorAll('.katex-base, td'))
      await waitFor(() => expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1));
    await expect(document.querySelector('[data-measured]')).toBeNull();
  },
};

const PROGRAMS: Record<string, [html: string, lines: string[]]> = {
  文字: ['if x:\n    a()\nb()', ['if x:', '    a()', 'b()']],
  实体: ['if x&gt;0:\n    a()\nb()', ['if x>0:', '    a()', 'b()']],
  微信: [
    "<pre><code style='display:-webkit-box'>a {</code><code style='display:-webkit-box'>  b</code></pre>",
    ['a {', '  b'],
  ],
  旧标签: ['<pre><code><xmp>List<int> a;\n  b</xmp></code></pre>', ['List<int> a;', '  b']],
};

export const IndentsOfProgramsAreSeen: Story = {
  render: () => (
    <>
      {Object.entries(PROGRAMS).map(([name, [html]]) => (
        <section key={name} aria-label={name}>
          <RichText html={html} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, [, lines]] of Object.entries(PROGRAMS))
      await expect(canvas.getByRole('region', { name }).innerText.trim().split('\n')).toEqual(lines);
  },
};

export const HiddenTextIsShownWhereNothingElseIs: Story = {
  play: async () => {
    const text = (html: string) => [sanitizeHtml(html).textContent, toPlainText(html)];
    const hidden =
      '<b style="opacity:0">甲</b><b style="color:#fff">乙</b><b style="position:absolute;left:-9999px">丙</b>';
    await expect(text(`题干${hidden}`)).toEqual(['题干', '题干']);
    await expect(text(hidden)).toEqual(['甲乙丙', '甲乙丙']);
    await expect(text(`题干<span style="background:navy"><b style="color:white">丁</b></span>`)).toEqual([
      '题干丁',
      '题干丁',
    ]);
  },
};

/** Positions within positions add up to nothing. */
export const NothingLeavesItsBox: Story = {
  args: {
    html: `<p>上文</p><p>${'<span style="position:relative;top:-10px">'.repeat(60)}高</p><p style="text-indent:-48px">悬挂</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.getBoundingClientRect();
    const range = document.createRange();
    for (const name of ['高', '悬挂']) {
      const element = canvas.getByText(name);
      range.selectNodeContents(element);
      const { left, top } = range.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left);
      await expect(top).toBeGreaterThanOrEqual(canvas.getByText('上文').getBoundingClientRect().bottom - 10);
    }
  },
};

const PARAGRAPH =
  '<div><p>考生请<strong>提前</strong>核对<span style="color:red">考点</span>。</p><ul><li>一</li></ul></div>';

function countSteps(html: string): number {
  const steps = sanitizeInSteps(html);
  let count = 1;
  while (!steps.next().done) count += 1;
  return count;
}

/** A long text is cleaned in pieces; the work grows as its length does, and what is cleaned is the same. */
export const LongTextsGiveWay: Story = {
  play: async () => {
    const [once, many] = [sanitizeHtml(PARAGRAPH), sanitizeHtml(PARAGRAPH.repeat(400))];
    const [one, all] = [document.createElement('div'), document.createElement('div')];
    one.append(once);
    all.append(many);
    await expect(all.innerHTML).toBe(one.innerHTML.repeat(400));
    const steps = [400, 800, 1600].map((times) => countSteps(PARAGRAPH.repeat(times)));
    await expect(steps[0]).toBeGreaterThan(20);
    await expect((steps[1] ?? 0) / (steps[0] ?? 1)).toBeLessThan(2.2);
    await expect((steps[2] ?? 0) / (steps[1] ?? 1)).toBeLessThan(2.2);
    await expect(countSteps(`<section>${PARAGRAPH.repeat(400)}</section>`)).toBeGreaterThan(20);
  },
};

export const OfAVeryLongTextTheBeginningIsShown: Story = {
  args: { html: `<p>${'文'.repeat(1_000_100)}<b>完</b></p>` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('完')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '显示全文' }));
    await expect(await canvas.findByText('完')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '显示全文' })).toBeNull();
  },
};
