import { toSchoolDay } from '@cloud-school/domain';
import type { Sandbox } from '@cloud-school/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ELDER_CARE = '/study/training-class?classId=c-elder-3';
const signedIn = (path: string) => pageStory({ path, isSignedIn: true });

export const Default: Story = { render: signedIn(ELDER_CARE) };
export const Cobranded: Story = {
  globals: { brand: 'kingdee' },
  render: signedIn('/study/training-class?classId=c-finance-1'),
};
export const NoActivities: Story = { render: signedIn('/study/training-class?classId=c-newborn-4') };
export const NotMyClass: Story = {
  render: signedIn('/study/training-class?classId=c-finance-1'),
  play: async ({ canvas }) => {
    // One message for all blocks, with the way to the student's own classes.
    await expect(await canvas.findByRole('alert')).toHaveTextContent('您不在这个班级');
    await expect(canvas.getAllByText('您不在这个班级')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: '重新加载' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '查看我的学习' })).toHaveAttribute('href', '/study/mine');
  },
};

export const FromMyClassesToATest: Story = {
  render: signedIn('/study/mine'),
  play: async ({ canvas, userEvent, step }) => {
    await step('去学习 opens the class', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^去学习：养老护理员（三级）/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /秋季 3 班/ })).toBeVisible();
    });
    await step('a test opens its intro', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: /^(去测试|查看)：.*理论模拟测试（二）/ }),
      );
      await expect(await canvas.findByRole('button', { name: '开始答题' })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: /理论模拟测试（二）/ })).toBeVisible();
    });
  },
};

export const WithoutAClass: Story = {
  render: signedIn('/study/training-class'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的学习' })).toBeVisible();
  },
};

let sandbox: Sandbox | undefined;
const countCalls = (id: string) => sandbox?.controls.callCount(id) ?? 0;

/** React mounts every component twice here; the visit is counted once (CDET-01). */
export const AVisitCountsOnce: Story = {
  render: (args, context) => (
    <StrictMode>
      {pageStory({
        path: ELDER_CARE,
        isSignedIn: true,
        prepare: (opened) => {
          sandbox = opened;
        },
      })(args, context)}
    </StrictMode>
  ),
  play: async ({ canvas, step }) => {
    await step('the number of visits is the new one', async () => {
      await expect(await canvas.findByText('到班学习')).toBeVisible();
      await waitFor(() => expect(countCalls('class.recordVisit')).toBe(1));
    });
    await step('and it stays one', async () => {
      await expect(await canvas.findByText('全部课程')).toBeVisible();
      await expect(countCalls('class.recordVisit')).toBe(1);
    });
  },
};

/** Midnight passes while the class is open: under the heading of the new day stand its lessons. */
export const PastMidnight: Story = {
  render: pageStory({
    path: ELDER_CARE,
    isSignedIn: true,
    prepare: (opened) => {
      sandbox = opened;
      opened.controls.fixClock(Date.parse(`${toSchoolDay(Date.now())}T23:59:55+08:00`));
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /秋季 3 班/ });
    await userEvent.click(await canvas.findByRole('button', { name: /^今天(已结束|的课都)/ }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('交接班记录怎样写'));
    sandbox?.controls.advanceClock(10_000);
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('交接班记录怎样写'));
  },
};

/** The call that counts the visit never answers: the number of the student's behaviour stands for it. */
export const VisitWithoutAnswer: Story = {
  render: pageStory({
    path: ELDER_CARE,
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.recordVisit', 'hang'),
  }),
  play: async ({ canvas }) => {
    const visits = (await canvas.findByText('到班学习')).parentElement as HTMLElement;
    await waitFor(() => expect(visits.querySelector('[aria-busy]')).toBeNull());
    await expect(visits).toHaveTextContent(/\d次$/);
  },
};

/** The visit is answered before the student's behaviour, which is shown all the same. */
export const VisitBeforeBehaviour: Story = {
  render: pageStory({
    path: ELDER_CARE,
    isSignedIn: true,
    prepare: ({ controls }) => controls.failNext('class.behaviour', 'delay-3000'),
  }),
  play: async ({ canvas }) => {
    const activities = (await canvas.findByText('班级活动')).parentElement as HTMLElement;
    await waitFor(() => expect(activities).toHaveTextContent(/\d+ 项$/));
  },
};

/** 个人中心 says the number of the class at once, not the one before this visit. */
export const VisitsAreOneNumber: Story = {
  render: signedIn(ELDER_CARE),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const visits = (await canvas.findByText('到班学习')).parentElement as HTMLElement;
    await waitFor(() => expect(visits).toHaveTextContent(/\d次$/));
    const [count] = /\d+/.exec(visits.textContent) ?? [];
    await userEvent.click(await canvas.findByRole('button', { name: /我的账号/ }));
    await userEvent.click(await within(document.body).findByRole('link', { name: '个人中心' }));
    const figure = await canvas.findByText('到班次数');
    await expect(figure.parentElement).toHaveTextContent(`到班次数${count}`);
  },
};

/** 我的学习 and 个人中心 count the lessons of today as the class lists them, with the week of tests that began before. */
export const LessonsOfTodayAreOneNumber: Story = {
  render: signedIn(ELDER_CARE),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: /^全部 \d+$/ });
    const [count] = /\d+/.exec(all.textContent) ?? [];
    const path = within(canvas.getByRole('navigation', { name: '当前位置' }));
    await userEvent.click(path.getByRole('link', { name: '我的学习' }));
    await canvas.findByRole('link', { name: new RegExp(`^课表.*今天 ${count} 节`) });
  },
};

export const PastLessonsInTheAddress: Story = {
  render: signedIn(`${ELDER_CARE}&tab=past&size=9`),
  play: async ({ canvas, userEvent, step }) => {
    await step('the address opens the past with nine a page', async () => {
      await expect(await canvas.findByRole('tab', { name: '往期课堂', selected: true })).toBeVisible();
      await expect(await canvas.findByRole('combobox', { name: '每页条数' })).toHaveValue('9');
    });
    await step('a filter asks the server', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^缺勤/ }));
      await expect(await canvas.findByRole('button', { name: /^缺勤/, pressed: true })).toBeVisible();
      for (const row of await canvas.findAllByRole('article')) {
        if (row.querySelector('h3')?.id) await expect(row).toBeVisible();
      }
    });
  },
};

export const APageOfThePastBeyondTheEnd: Story = {
  render: signedIn(`${ELDER_CARE}&tab=past&current=99`),
  play: async ({ canvas, step }) => {
    await step('the last page opens, with its lessons', async () => {
      const pages = await canvas.findByRole('navigation', { name: '往期课堂分页' });
      await waitFor(() =>
        expect(within(pages).getByRole('button', { current: 'page' })).not.toHaveTextContent('99'),
      );
      await expect(within(pages).getByRole('button', { name: '下一页' })).toBeDisabled();
      await waitFor(() => expect(canvas.queryByText('暂无数据')).toBeNull());
    });
  },
};

export const ServicesAreInTheApp: Story = {
  render: signedIn(ELDER_CARE),
  play: async ({ canvas, userEvent, step }) => {
    await step('a service says so', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '班级公告' }));
      await expect(await screen.findByRole('dialog', { name: 'PC版功能暂未开放，请打开APP' })).toBeVisible();
    });
    await step('知道了 returns to it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '知道了' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: '班级公告' })).toHaveFocus();
    });
  },
};

/** A window that goes nowhere, in place of the browser's. */
function standInWindow() {
  const opened = window.document.implementation.createHTMLDocument();
  return {
    closed: false,
    opener: window as unknown,
    document: opened,
    close: fn(),
  };
}

let opened = standInWindow();

export const CoursesOpenWhereTheirPlatformSays: Story = {
  render: signedIn(ELDER_CARE),
  beforeEach: () => {
    const open = window.open.bind(window);
    opened = standInWindow();
    Object.assign(window, { open: fn(() => opened) });
    return () => Object.assign(window, { open });
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'single sign-on: the window opens in the click and goes to the address with a code',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: '康复服务与功能训练' }));
        await expect(window.open).toHaveBeenCalledWith('', '_blank');
        await expect(opened.opener).toBeNull();
        await waitFor(() => {
          const link = opened.document.querySelector('a');
          void expect(link?.href).toMatch(/^https?:.*[?&]code=/);
          void expect(link?.rel).toBe('noreferrer');
        });
      },
    );
    await step('a course without an address sends the student to the head teacher', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '照护员的心理支持' }));
      await expect(await screen.findByRole('dialog', { name: '请联系班主任开通课程' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    });
  },
};
