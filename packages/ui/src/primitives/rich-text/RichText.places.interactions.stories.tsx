import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FollowPlace, InQuestion, VideoHosts } from '../../theme/RichTextSettings.ts';
import { RichText } from './RichText.tsx';
import { contrastOf, type Rgb } from './sanitizer/marks/legibleColor.ts';
import { readColor } from './sanitizer/marks/readColor.ts';
import { toPlainText } from './toPlainText.ts';
import { toRoughLines, toRoughText } from './toRoughText.ts';

const meta = {
  tags: ['!autodocs'],
  component: RichText,
  args: { html: '' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksOfTheWeb: Story = {
  args: {
    html: '<a href="www.osta.org.cn">人社部</a> <a href="#">顶部</a> <a href="javascript:alert(1)">脚本</a>',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '人社部' });
    await expect(link).toHaveAttribute('href', 'http://www.osta.org.cn');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** In a question every link of the web opens beside the page and says so. */
export const LinksInAQuestion: Story = {
  args: { html: '<a href="/query">查询</a> <a href="tel:0571-88326610">电话</a>' },
  render: (args) => (
    <InQuestion value>
      <RichText {...args} />
    </InQuestion>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '查询' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleDescription('在新窗口打开');
    await expect(canvas.getByRole('link', { name: '电话' })).not.toHaveAttribute('target');
  },
};

const footnoted =
  '<p>压疮<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a name="_ftn1" href="#_ftnref1">[1]</a>注</p>';

/** Two texts with the same names: each link stays in its own text, and the address of the page does not change. */
export const AnchorsWithinATextStayInIt: Story = {
  render: () => (
    <>
      <section aria-label="一">
        <RichText html={footnoted} />
      </section>
      <section aria-label="二">
        <RichText html={footnoted} />
      </section>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    const links = canvas.getAllByRole('link', { name: '[1]' });
    await expect(new Set(links.map(({ id }) => id)).size).toBe(4);
    await userEvent.click(links[2] as HTMLElement);
    await expect(links[3]).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

const followPlace = fn((show: () => void) => show());

/** Who keeps the history is asked before a place is shown; a question has no places in it. */
export const PlacesAreFollowedByTheHistory: Story = {
  render: () => (
    <FollowPlace value={followPlace}>
      <RichText html={footnoted} />
      <InQuestion value>
        <RichText html={footnoted} />
      </InQuestion>
    </FollowPlace>
  ),
  play: async ({ canvas, userEvent }) => {
    followPlace.mockClear();
    const links = canvas.getAllByRole('link', { name: '[1]' });
    await userEvent.click(links[0] as HTMLElement);
    await expect(links[1]).toHaveFocus();
    await expect(followPlace).toHaveBeenCalledOnce();
    await userEvent.click(links[2] as HTMLElement);
    await expect(links[3]).toHaveFocus();
    await expect(followPlace).toHaveBeenCalledOnce();
  },
};

const player = '<iframe src="//player.bilibili.com/player.html?bvid=BV1" width="600" height="400"></iframe>';

export const AVideoOfAnotherHostIsALink: Story = {
  args: { html: `${player}<embed src="http://v.example.com/a.swf">` },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '视频：player.bilibili.com' });
    await expect(link).toHaveAttribute('href', 'https://player.bilibili.com/player.html?bvid=BV1');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: '视频：v.example.com' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** The story's own page stands for the player of a configured host. */
export const AVideoOfAConfiguredHostPlays: Story = {
  args: {
    html: `<iframe src="${location.origin}/media/viewer/document.html" width="600" height="400"></iframe><video src="/media/none.mp4"></video>`,
  },
  render: (args) => (
    <VideoHosts value={hosts}>
      <RichText {...args} />
    </VideoHosts>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle('视频');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-presentation',
    );
    const { width, height } = frame.getBoundingClientRect();
    await expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02);
    await expect(canvasElement.querySelector('video')).toHaveAttribute('playsinline');
  },
};

const hosts = [location.origin];

export const PicturesOfEditors: Story = {
  args: {
    html: '<img data-src="/media/covers/elder-care.svg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="护理"><img alt="体位图" src="file:///C:/clip.png"><img alt="折线图" src="data:image/png;base64,broken"><img alt="图片：肺部" src="data:image/png;base64,broken"><img src="data:image/png;base64,broken">',
  },
  play: async ({ canvas }) => {
    const later = canvas.getByRole('img', { name: '护理' });
    await expect(later).toHaveAttribute('src', '/media/covers/elder-care.svg');
    await expect(later).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('img', { name: '图片没有显示：体位图' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '图片没有显示：折线图' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '图片没有显示：肺部' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '图片没有显示' })).toBeVisible();
  },
};

const colors = ['red', 'yellow', '#92d050', '#0070c0', 'rgba(255,0,0,.6)', 'hsl(200 90% 70%)', 'navy'];
const colored = colors.map((color) => `<p><span style="color:${color}">字${color}</span></p>`).join('');
const grounded = colors.map((color) => `<p style="background:${color}">底${color}</p>`).join('');

/** The colours of authors on a light and on a dark brand: AA on each ground. */
export const ColorsAreLegible: Story = {
  render: () => (
    <>
      <section aria-label="浅">
        <RichText html={colored + grounded} />
      </section>
      <section aria-label="深" style={dark}>
        <RichText html={colored + grounded} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, ground] of [
      ['浅', [255, 255, 255]],
      ['深', [16, 20, 30]],
    ] as [string, Rgb][]) {
      const texts = canvas.getByRole('region', { name }).querySelectorAll('span, p[style]');
      await expect(texts).toHaveLength(2 * colors.length);
      for (const text of texts) {
        const { color, backgroundColor } = getComputedStyle(text);
        const ink = readColor(color) as Rgb;
        await expect(
          contrastOf(ink, readColor(backgroundColor) ?? ground),
          text.outerHTML,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
};

const dark = Object.fromEntries([
  ...['surface-card', 'surface-ground', 'surface-fill', 'action-tint', 'success-tint', 'danger-tint'].map(
    (role) => [`--color-${role}`, 'rgb(16, 20, 30)'],
  ),
  ['background', 'rgb(16, 20, 30)'],
  ['color', 'white'],
]) as Record<string, string>;

const nameOf = (mark: Element | null) => (mark ? getComputedStyle(mark, '::before').content : '');

/** What a question asks for is said before the words that have it; nothing is added to the text. */
export const MarksThatAQuestionAsksForAreSaid: Story = {
  args: {
    html: '<p>指出红字：<span style="color:red">翻身</span>；加点字：<span style="text-emphasis:filled dot">疮</span>；波浪线：<span style="text-decoration:underline wavy">换气</span>、<u style="text-underline:wave">叩背</u>；<span style="color:blue">蓝</span></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('指出红字：翻身；加点字：疮；波浪线：换气、叩背；蓝');
    await expect(nameOf(canvas.getByText('翻身'))).toContain('红字：');
    await expect(nameOf(canvas.getByText('疮'))).toContain('加点：');
    await expect(nameOf(canvas.getByText('换气'))).toContain('波浪线：');
    await expect(nameOf(canvas.getByText('叩背'))).toContain('波浪线：');
    await expect(canvas.getByText('蓝').closest('mark')).toBeNull();
  },
};

export const WhatAnEditorHidesStaysHidden: Story = {
  args: {
    html: '<p>显<span style="display:none">甲</span><span style="mso-hide:all">乙</span><span hidden>丙</span><span style="font-size:0">丁</span></p><style>.no{display:none}</style><p class="no">戊</p>',
  },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.textContent).toBe('显');
    await expect(toPlainText(args.html)).toBe('显');
    // Before the sanitiser is there, style sheets are not read.
    await expect(toRoughText(args.html)).toBe('显戊');
  },
};

/** Until the sanitiser is there, a text has its paragraphs and numbered lists, and nothing else of its markup. */
export const RoughLines: Story = {
  play: async () => {
    const holder = document.createElement('div');
    holder.append(
      toRoughLines(
        '<p onclick="alert(1)">甲<b>乙</b></p><ol type="A" start="2" class="x"><li onclick="alert(1)"><img src="x" onerror="alert(1)">丙</li></ol><!-- 注 --><svg><a href="#">丁</a></svg>戊',
      ),
    );
    await expect(holder.innerHTML).toBe(
      '<p>甲乙</p><ol start="2" style="list-style-type: upper-alpha;"><li>丙</li></ol>丁戊',
    );
  },
};

/** On a phone a formula wider than its line scrolls in a box of its own, by the keyboard too. */
export const WideFormula: Story = {
  args: { html: String.raw`<p>$$\begin{pmatrix}${'1000000 & '.repeat(12)}1\end{pmatrix}$$</p>` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('group', { name: '公式' });
    await waitFor(() => expect(box.scrollWidth).toBeGreaterThan(box.clientWidth));
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
