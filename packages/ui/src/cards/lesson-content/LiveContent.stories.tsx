import type { LiveState } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QrCode } from '../../primitives/qr-code/QrCode.tsx';
import { makeClassroom } from '../classroom-row/testing/makeClassroom.ts';
import { LiveContent } from './LiveContent.tsx';

const live = (liveState: LiveState, day: string, hour: number) => ({
  liveState,
  classroom: makeClassroom({
    kind: 'live',
    name: '答疑直播：气垫床怎么选',
    liveState,
    startsAt: `${day} ${hour}:00:00`,
    endsAt: `${day} ${hour + 1}:00:00`,
  }),
});

const meta = {
  title: '直播课堂 LiveContent',
  id: 'live-content',
  component: LiveContent,
  args: {
    ...live('not-started', '2026-11-23', 20),
    now: '2026-11-21 19:22:30',
    action: '怎么打开',
    code: <QrCode text="https://app.example" size={120} label="下载 APP 的二维码" />,
    onOpen: fn(),
    onCalendar: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const word = canvas.getByText(WORDS[args.liveState][0] ?? '');
    await expect(getComputedStyle(word.closest('p') ?? word).backgroundColor).not.toMatch(/rgba/);
    for (const words of WORDS[args.liveState]) await expect(canvasElement).toHaveTextContent(words);
    await userEvent.click(canvas.getByRole('button', { name: '怎么打开' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const calendar = canvas.queryByRole('button', { name: '加入日历' });
    await expect(calendar !== null).toBe(args.liveState === 'not-started');
    if (calendar) await userEvent.click(calendar);
    await expect(args.onCalendar).toHaveBeenCalledTimes(calendar ? 1 : 0);
  },
} satisfies Meta<typeof LiveContent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state says a word, a time, and what to do (VIEW-01). */
const WORDS: Record<LiveState, string[]> = {
  'not-started': ['未开始', '11-23 周一 20:00–21:00', '2 天', '38 分钟', '到时在 APP 里看直播'],
  live: ['直播中', '今天 19:00–20:00', '已讲 22 分钟，还剩 38 分钟', '这一场在 APP 里看'],
  'generating-replay': ['回放生成中', '今天 15:00–16:00', '16:00 讲完了', '做好后在 APP 里看回放'],
  replay: ['直播回放', '11-19 周四 20:00–21:00', '在 APP 里看回放'],
};

export const ToCome: Story = { name: '未开始 To Come' };
export const Soon: Story = {
  name: '快开始了 Soon',
  args: { now: '2026-11-23 19:52:10' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('未开始')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '离开课还有' })).toHaveTextContent(/7 分\s*50 秒/);
    await expect(canvasElement).toHaveTextContent('今天 20:00–21:00');
  },
};
export const Now: Story = { name: '直播中 Now', args: live('live', '2026-11-21', 19) };
export const Over: Story = { name: '回放生成中 Over', args: live('generating-replay', '2026-11-21', 15) };
export const Replay: Story = { name: '直播回放 Replay', args: live('replay', '2026-11-19', 20) };
const CODE = { name: '下载 APP 的二维码' };

export const BesideItsCode: Story = {
  name: '码在旁边 Beside Its Code',
  args: {
    ...live('live', '2026-11-21', 19),
    classroom: makeClassroom({
      kind: 'live',
      name: '答疑直播：受压点检查现场连线与翻身频率由谁来定，气垫床又怎么选',
      liveState: 'live',
      startsAt: '2026-11-21 19:00:00',
      endsAt: '2026-11-21 20:00:00',
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the code stands right of the words, on their height', async () => {
      const code = canvas.getByRole('img', CODE).getBoundingClientRect();
      const name = canvas
        .getByText(/气垫床/)
        .closest('p')
        ?.getBoundingClientRect();
      const open = canvas.getByRole('button', { name: '怎么打开' }).getBoundingClientRect();
      await expect(code.left).toBeGreaterThan(name?.right ?? Infinity);
      await expect(code.top).toBeLessThan(open.top);
      await expect(code.bottom).toBeGreaterThan(name?.top ?? Infinity);
    });
  },
};

export const OnAPhone: Story = {
  name: '手机 On A Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible();
    // A phone cannot scan its own screen.
    await expect(canvas.queryByRole('img', CODE)).not.toBeInTheDocument();
  },
};
