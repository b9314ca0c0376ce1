import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { LessonTabsPlace } from '../../cards/interaction/panel/LessonTabs.tsx';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { renderSamplePlayer } from '../../player/testing/renderSamplePlayer.tsx';
import { dataOf, LOADING, ready } from '../../primitives/block/Loadable.ts';
import screens from './LessonScreen.stories.tsx';
import { LessonScreen } from './LessonScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: LessonScreen,
  parameters: screens.parameters,
  globals: { viewport: { value: 'desktop' } },
  args: screens.args,
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesBetweenClassrooms: Story = {
  render: function Moving(args) {
    const [id, setId] = useState(args.directory.currentId);
    return (
      <LessonScreen
        {...args}
        directory={{
          ...args.directory,
          currentId: id,
          getTarget: (classroom) => ({ onOpen: () => setId(classroom.id) }),
        }}
        moves={{ ...args.moves, onNext: () => setId('r-mouth') }}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first classroom does not take the focus', async () => {
      await expect(canvas.getByRole('heading', { name: '30° 侧卧与五处受压点检查' })).not.toHaveFocus();
    });
    await step('the next one does, by its title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一个' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: '卧床老人口腔护理全流程' })).toHaveFocus(),
      );
    });
    await step('so does one of the directory', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /压疮分期图谱/ }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: '压疮分期图谱' })).toHaveFocus());
    });
  },
};

/** Where the student stopped is on the device, and stands before the server has said anything. */
export const FrameBeforeTheDirectory: Story = {
  args: {
    directory: { ...screens.args.directory, chapters: LOADING },
    stage: { ...screens.args.stage, content: LOADING, posterUrl: '/media/lessons/turning/poster.jpg' },
  },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLImageElement>('main img');
    await waitFor(() => expect(frame?.naturalWidth).toBeGreaterThan(0));
    await expect(frame).toBeVisible();
  },
};

const phone = { viewport: { value: 'phone' } };
const withPanels = {
  stage: { ...screens.args.stage, renderPlayer: renderSamplePlayer },
  renderInteraction: (place: LessonTabsPlace | null) =>
    place && <SampleInteraction variant="below" place={place} />,
};

export const TagsOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const title = within(canvas.getByRole('heading', { level: 2, name: /30.*受压点/ }));
    await expect(title.getByText('必修')).toBeVisible();
    await expect(within(canvas.getByRole('banner')).getByText('线上')).not.toBeVisible();
  },
};

/** The bar has two lines: one of a long name, and its facts; the chapter gives way to the count. */
export const LongNamesOnAPhone: Story = {
  globals: phone,
  args: {
    head: { ...screens.args.head, name: '失能老人体位转移与压疮预防：翻身、叩背与受压点检查' },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    const name = areaOf(bar.getByRole('heading', { level: 1 }));
    await expect(name.height).toBeLessThan(24);
    await expect(name.top - areaOf(canvas.getByRole('banner')).top).toBeGreaterThanOrEqual(6);
  },
};

export const PlaceOnAPhone: Story = {
  globals: phone,
  args: {
    head: { ...screens.args.head, startsAt: null, endsAt: null },
    signing: { ...screens.args.signing, attendance: null },
    directory: {
      ...screens.args.directory,
      chapters: ready(
        (dataOf(screens.args.directory.chapters) ?? []).map((chapter) => ({
          ...chapter,
          name: '第四章　失能老人体位转移、压疮预防与翻身叩背的标准手法',
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    const count = bar.getByText(/第 \d+ 节，共 \d+ 节/);
    await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth || areaOf(count).width);
    await expect(areaOf(count).right).toBeLessThanOrEqual(areaOf(count.parentElement?.parentElement).right);
    await expect(bar.getByText('第四章')).toBeVisible();
  },
};

const areaOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such part of the page.');
  return element.getBoundingClientRect();
};

/** Resolves once the page has heard of it. */
async function scrollTo(box: Element, top: number) {
  const heard = new Promise((resolve) => {
    box.addEventListener('scroll', resolve, { once: true });
  });
  box.scrollTop = top;
  await heard;
}

/** Bar, picture, captions, controls, title, tabs and panel: rows of a phone, none on another. */
export const RowsOfAPhone: Story = {
  globals: phone,
  args: withPanels,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const play = await canvas.findByRole('button', { name: '播放' });
    const picture = () => areaOf(canvasElement.querySelector('[data-media-provider]'));
    const expectRows = async () => {
      const rows = [
        areaOf(canvas.getByRole('banner')),
        picture(),
        areaOf(play),
        areaOf(canvas.getByRole('heading', { level: 2, name: /30.*受压点/ })),
        areaOf(canvas.getByRole('tablist')),
        areaOf(canvas.getByRole('tabpanel')),
      ];
      for (const [index, row] of rows.entries())
        if (index > 0) await expect(row.top).toBeGreaterThanOrEqual((rows[index - 1]?.bottom ?? 0) - 1);
      await expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    };
    await step('below the player is the directory', expectRows);
    for (const name of [/^文字稿/, /^问答/, /^笔记/, /^评论/])
      await step(`the panel takes the directory's place: ${name}`, async () => {
        await userEvent.click(canvas.getByRole('tab', { name }));
        await expectRows();
      });
  },
};

/** A reader has the room of bar, captions and title; the picture, its controls and the tabs stay. */
export const ReadingFoldsAway: Story = {
  globals: phone,
  args: withPanels,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('button', { name: '播放' });
    await userEvent.click(canvas.getByRole('tab', { name: /^评论/ }));
    const panel = canvas.getByRole('tabpanel');
    const list = [...panel.querySelectorAll('*')].find((each) => getComputedStyle(each).overflowY === 'auto');
    if (!list) throw new Error('The panel does not scroll.');
    await step('down by hand', async () => {
      await fireEvent.wheel(list, { deltaY: 80 });
      for (const top of [10, 80]) await scrollTo(list, top);
      await waitFor(() => expect(canvas.getByText(/失能老人体位转移/)).not.toBeVisible());
      await expect(canvas.getByRole('tab', { name: /^评论/ })).toBeVisible();
      await waitFor(() =>
        expect(areaOf(canvasElement.querySelector('[data-media-provider]')).top).toBeLessThan(1),
      );
    });
    await step('and up again', async () => {
      await scrollTo(list, 40);
      await waitFor(() => expect(canvas.getByText(/失能老人体位转移/)).toBeVisible());
    });
  },
};

/** What is written has the room; the picture stays, and the words stay when the field is closed. */
export const WritingKeepsThePicture: Story = {
  globals: phone,
  args: withPanels,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByRole('button', { name: '播放' });
    await userEvent.click(canvas.getByRole('tab', { name: /^笔记/ }));
    const field = canvas.getByRole('textbox', { name: '笔记内容' });
    await step('one row until it is pressed', async () => {
      await expect(areaOf(field).height).toBeLessThanOrEqual(46);
      await expect(canvas.queryByRole('button', { name: '保存笔记' })).toBeNull();
    });
    await step('then the fields, under the picture', async () => {
      await userEvent.click(field);
      await expect(canvas.getByRole('button', { name: '保存笔记' })).toBeVisible();
      await expect(canvas.queryByRole('tablist')).toBeNull();
      const picture = areaOf(canvasElement.querySelector('[data-media-provider]'));
      await waitFor(() => expect(areaOf(field).top).toBeGreaterThan(picture.bottom));
    });
    await step('收起 brings the tabs back', async () => {
      await userEvent.keyboard('先问一声');
      await userEvent.click(canvas.getByRole('button', { name: '收起' }));
      await expect(canvas.getByRole('tablist')).toBeVisible();
    });
    await step('a press into the middle of the row goes on after its words', async () => {
      await userEvent.pointer({ target: field, offset: 2, keys: '[MouseLeft]' });
      await userEvent.keyboard('再动手');
      await expect(field).toHaveValue('先问一声再动手');
    });
    await step('where the fields are open, it goes where it points', async () => {
      await userEvent.pointer({ target: field, offset: 4, keys: '[MouseLeft]' });
      await userEvent.keyboard('，');
      await expect(field).toHaveValue('先问一声，再动手');
      await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    });
    await step('so does what was sent, which the list shows', async () => {
      await userEvent.click(field);
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '翻身前');
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(await canvas.findByRole('tablist')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '保存笔记' })).toBeNull();
    });
  },
};

/** A keyboard leaves 400 pixels: picture, fields with the moment of the note and their button are in them. */
export const WritingAboveAKeyboard: Story = {
  globals: phone,
  args: withPanels,
  beforeEach: () => {
    const room = window.visualViewport ?? {};
    Object.defineProperty(room, 'height', { configurable: true, value: 400 });
    return () => void Reflect.deleteProperty(room, 'height');
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const play = await canvas.findByRole('button', { name: '播放' });
    await userEvent.click(canvas.getByRole('tab', { name: /^笔记/ }));
    const field = canvas.getByRole('textbox', { name: '笔记内容' });
    await userEvent.click(field);
    await userEvent.keyboard('先问一声');
    await expect(canvas.getByRole('button', { name: '不记时间 00:48' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收起' })).toBeVisible();
    const picture = areaOf(canvasElement.querySelector('[data-media-provider]'));
    await expect(picture.height).toBeGreaterThan(200);
    await expect(areaOf(field).top).toBeGreaterThan(picture.bottom);
    await expect(play).not.toBeVisible();
    await waitFor(() =>
      expect(areaOf(canvas.getByRole('button', { name: '保存笔记' })).bottom).toBeLessThanOrEqual(400),
    );
    await step('a reply, with the name of whom it answers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '收起' }));
      await userEvent.click(canvas.getByRole('tab', { name: /^评论/ }));
      await userEvent.click(canvas.getAllByRole('button', { name: /^回复/ })[0] ?? field);
      const cancel = areaOf(canvas.getByRole('button', { name: '取消回复' }));
      await expect(cancel.right).toBeLessThanOrEqual(
        areaOf(canvas.getByRole('button', { name: '收起' })).left,
      );
      const send = canvas.getByRole('button', { name: '回复' });
      await waitFor(() => expect(areaOf(send).bottom).toBeLessThanOrEqual(400));
    });
  },
};

export const CallsBackFromTheBar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['返回', '上一个', '下一个'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.moves.onBack).toHaveBeenCalledOnce();
    await expect(args.moves.onPrevious).toHaveBeenCalledOnce();
    await expect(args.moves.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.head.name);
    await expect(canvas.getByText('已签到')).toBeVisible();
    await expect(canvas.getByText('11-21 10:30–12:00')).toBeVisible();
  },
};

const onLive = fn();

export const ALiveLessonOpensInTheApp: Story = {
  args: {
    directory: {
      ...screens.args.directory,
      getTarget: ({ kind, id }) => (kind === 'live' ? { onOpen: onLive } : { to: `#${id}` }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /气垫床怎么选.*回放生成中/ }));
    await expect(onLive).toHaveBeenCalledOnce();
  },
};

export const FoldsTheDirectory: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the head counts what is done', async () => {
      await expect(canvas.getByText('已完成 4 / 13 · 30%')).toBeVisible();
    });
    await step('folded, a strip keeps the way back and the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '收起目录' }));
      const strip = canvas.getByRole('button', { name: /^目录/ });
      await waitFor(() => expect(strip).toHaveFocus());
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
      await userEvent.click(strip);
      await expect(canvas.getByRole('region', { name: '课程目录' })).toBeVisible();
    });
  },
};

export const OpensTheDirectoryAt1024: Story = {
  args: { directory: { ...screens.args.directory, getTarget: () => ({ onOpen: fn() }) } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the strip opens it over the stage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^目录/ }));
      const region = await canvas.findByRole('region', { name: '课程目录' });
      await expect(region).toBeVisible();
      await expect(region.getBoundingClientRect().width).toBe(320);
    });
    await step('a choice closes it', async () => {
      const region = canvas.getByRole('region', { name: '课程目录' });
      await userEvent.click(within(region).getByRole('button', { name: /从平卧到侧卧/ }));
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
    });
    await step('so does Escape', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^目录/ }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('region', { name: '课程目录' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^目录/ })).toHaveFocus());
    });
  },
};
