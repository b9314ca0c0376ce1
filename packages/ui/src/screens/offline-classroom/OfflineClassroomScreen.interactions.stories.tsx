import {
  makeActivityContent,
  makeAttendance,
  makeClassroomDetail,
  makeHighlight,
  makeMany,
} from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SampleInteraction } from '../../cards/interaction/testing/SampleInteraction.tsx';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { OfflineClassroomScreen } from './OfflineClassroomScreen.tsx';

const retry = fn();
const untouched = makeAttendance({ canSignIn: true, canSignOut: false, isSignedIn: false, signedInAt: null });

const meta = {
  tags: ['!autodocs'],
  component: OfflineClassroomScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    detail: ready(makeClassroomDetail()),
    attendance: ready(untouched),
    status: null,
    contents: [],
    contentTo: ({ id }) => `#${id}`,
    time: { startsAt: null, endsAt: null },
    place: '拱墅校区实训楼 302',
    isScheduleLoading: false,
    pending: null,
    onSign: fn(),
    // Pictures alone: a video would load the player.
    highlights: ready([makeHighlight({}, 1), makeHighlight({}, 2)]),
    now: '2026-11-21 13:50:00',
    classesTo: '/study/mine',
    classTo: '/study/training-class?classId=c-elder-3',
  },
} satisfies Meta<typeof OfflineClassroomScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignsIn: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the head names tags, time and place', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: /轮椅使用与床椅转移/ })).toBeVisible();
      await expect(canvas.getByText('11 月 21 日 周六 14:00–16:30')).toBeVisible();
      await expect(canvas.getByText('拱墅校区实训楼 302')).toBeVisible();
    });
    await step('only 签到 is offered', async () => {
      await expect(canvas.queryByRole('button', { name: '签退' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '签到' }));
      await expect(args.onSign).toHaveBeenCalledOnce();
      await expect(args.onSign).toHaveBeenCalledWith('sign-in');
    });
  },
};

export const InFlight: Story = {
  args: { pending: 'sign-in' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('请勿重复打卡')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '签到中' }));
    await expect(args.onSign).not.toHaveBeenCalled();
    await expect(canvas.getByText('请勿重复打卡')).toBeVisible();
  },
};

export const SignsOutByKeyboard: Story = {
  args: { attendance: ready(makeAttendance()), now: '2026-11-21 16:31:00' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已签到')).toBeVisible();
    canvas.getByRole('button', { name: '签退' }).focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: '先不签退' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSign).toHaveBeenCalledOnce();
    await expect(args.onSign).toHaveBeenCalledWith('sign-out');
  },
};

export const NotOffered: Story = {
  args: { attendance: ready({ ...untouched, canSignIn: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /签到|签退/ })).toBeNull();
    await expect(canvas.getAllByText('未开始')[0]).toBeVisible();
  },
};

const over = {
  attendance: ready({ ...untouched, canSignIn: false }),
  status: 'absent',
  now: '2026-11-21 19:36:00',
} as const;

/** A lesson that was missed leaves its files to study. */
export const Missed: Story = {
  args: {
    ...over,
    contents: [
      makeActivityContent({ id: 'meeting', kind: 'face-to-face' }),
      makeActivityContent({ id: 'sheet', kind: 'document', name: '床椅转移实训任务单' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺勤')).toBeVisible();
    await expect(canvas.getByText('签到已结束，可补学')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '床椅转移实训任务单' })).toHaveAttribute('href', '#sheet');
    await expect(canvas.queryByRole('button', { name: '去问老师' })).toBeNull();
  },
};

/** One without files leads to the teacher. */
export const MissedWithoutFiles: Story = {
  args: { ...over, interaction: <SampleInteraction variant="tabs" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('签到已结束，可问老师')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '去问老师' }));
    await expect(canvas.getByRole('tab', { name: /^问答/ })).toHaveFocus();
  },
};

export const Contents: Story = {
  play: async ({ canvas, step }) => {
    await step('the notice', async () => {
      const notice = within(canvas.getByRole('region', { name: '课堂须知' }));
      await expect(notice.getByRole('heading', { name: '课堂须知' })).toBeVisible();
      await expect(notice.getByText(/穿防滑平底鞋/)).toBeVisible();
    });
    await step('points are numbered', async () => {
      const points = within(canvas.getByRole('region', { name: '课堂知识点' }));
      await expect(points.getAllByRole('listitem')).toHaveLength(4);
      await expect(points.getByText('4 条')).toBeVisible();
    });
    await step('the first teacher leads, the others assist', async () => {
      const [lead, ...assistants] = within(canvas.getByRole('region', { name: '课堂老师' })).getAllByRole(
        'listitem',
      );
      await expect(lead).toHaveTextContent('何俊峰主讲老师');
      await expect(assistants.map(({ textContent }) => textContent)).toEqual(['林静怡助教', '周凯助教']);
    });
  },
};

export const PreviewsHighlights: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tile = canvas.getByRole('button', { name: '查看图片：分组前的安全提醒' });
    await step('a press opens the picture', async () => {
      await userEvent.click(tile);
      const dialog = within(await screen.findByRole('dialog', { name: '分组前的安全提醒' }));
      await expect(dialog.getByRole('img', { name: '分组前的安全提醒' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: /下一/ }));
      await expect(await dialog.findByRole('img', { name: '器材检查' })).toBeVisible();
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(tile).toHaveFocus());
    });
  },
};

export const EachBlockRetriesAlone: Story = {
  args: { attendance: failed('系统繁忙', retry), highlights: ready(makeMany(makeHighlight, 0)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('签到状态加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};

/** Nothing was taken of a class that has not begun; what the school has uploaded shows. */
export const NoHighlightsBeforeTheClass: Story = {
  args: { highlights: ready([]), now: '2026-11-21 13:59:59' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '课堂老师' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /课堂花絮/ })).toBeNull();
  },
};

/** The class calls it 缺勤, and so does the classroom. */
export const MissedInOneWord: Story = {
  args: {
    attendance: ready({ ...untouched, canSignIn: false }),
    status: 'absent',
    now: '2026-11-21 20:00:00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺勤')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '课堂花絮' })).toBeVisible();
  },
};
