import type { WhatNow } from '@cloud-school/domain';
import { makeClassActivity } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleStack } from '../../testing/SampleStack.ts';
import { StudyTodaySkeleton } from './StudyTodaySkeleton.tsx';
import { WhatNowSkeleton } from './WhatNowSkeleton.tsx';
import { WhatNowStrip } from './WhatNowStrip.tsx';

const plan = (name: string, index = 4) => ({
  classId: 'c',
  className: '养老护理员（三级）2026 秋季 3 班',
  activity: makeClassActivity({ name, isRequired: false }, index),
});
const planned = plan('与失智老人沟通的六种开场方式');
const LONG_NAME = '养老护理员（三级）与失智老人照护专项职业能力联合考评：理论模拟测试周第二套';
const left = {
  classId: 'c',
  classroomId: 'r',
  name: '卧床老人口腔护理全流程',
  chapterName: '第 3 章　清洁与舒适',
  position: 55_000,
  duration: 760_000,
};
const running: WhatNow = { kind: 'running', planned };

const meta = {
  title: '现在学什么 WhatNowStrip',
  id: 'what-now-strip',
  component: WhatNowStrip,
  args: { whatNow: running, now: '2026-11-21 19:36:00', to: '/study' },
  parameters: { frame: { maxWidth: 1200 } },
} satisfies Meta<typeof WhatNowStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '正在进行 Running',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '与失智老人沟通的六种开场方式' })).toHaveTextContent(
      /正在进行.*19:30–20:15.*还剩39 分钟/,
    );
    // 39 of 45 minutes: the bar shows what is left, as the words do.
    await expect(canvas.getByRole('progressbar', { name: '还剩' })).toHaveProperty('value', 39 / 45);
    await expect(canvas.getByRole('link', { name: /^进入课堂：/ })).toHaveAttribute('href', '/study');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Phone: Story = {
  name: '手机 Phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { maxWidth: 343 } },
  play: async ({ canvas, step }) => {
    await step('the class is said to its number', async () => {
      const line = canvas.getByText('正在进行').closest('p')?.lastElementChild;
      await expect(line).toHaveTextContent(/秋季 3 班$/);
      await expect(line?.scrollWidth).toBe(line?.clientWidth);
      await expect(line?.scrollHeight).toBe(line?.clientHeight);
    });
  },
};

/** Home keeps the strip's place where there is no class, or the timetable fails. */
export const Unknown: Story = {
  name: '不知道 Unknown',
  args: { whatNow: { kind: 'unknown' }, size: 'slim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^去看看：.?我的学习/ })).toBeVisible();
  },
};

/** Ten minutes before the end, screen readers are told once. */
export const NearItsEnd: Story = {
  name: '快结束了 Near Its End',
  args: { now: '2026-11-21 20:06:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('这节课还剩 10 分钟');
  },
};

export const Resume: Story = {
  name: '继续上次 Resume',
  args: { whatNow: { kind: 'resume', left } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/看到00:55 \/ 12:40/);
  },
};

export const Next: Story = {
  name: '下一节 Next',
  args: { whatNow: { kind: 'next', planned }, now: '2026-11-21 18:36:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /今天 19:30–20:15.*线上 · 选修.*距离开课54 分钟/,
    );
  },
};

export const Over: Story = {
  name: '今天都完成了 Over',
  args: {
    whatNow: { kind: 'over', count: 3, attendedCount: 3, upcoming: planned },
    now: '2026-11-20 21:00:00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(/今天的课都完成了下一节：明天 19:30/);
  },
};

export const Nothing: Story = { name: '今天没有课 Nothing', args: { whatNow: { kind: 'nothing' } } };

/** Every state, with a long name, an unknown length and a week of tests. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <SampleStack>
      <WhatNowStrip {...args} whatNow={running} />
      <WhatNowStrip
        {...args}
        whatNow={{ kind: 'resume', left: { ...left, chapterName: null, duration: null } }}
      />
      <WhatNowStrip
        {...args}
        whatNow={{ kind: 'next', planned: plan('答疑直播：气垫床怎么选') }}
        now="2026-11-21 14:20:00"
      />
      <WhatNowStrip {...args} whatNow={{ kind: 'running', planned: plan(LONG_NAME, 5) }} />
      <WhatNowStrip {...args} whatNow={{ kind: 'over', count: 5, attendedCount: 3 }} />
      <WhatNowStrip {...args} whatNow={{ kind: 'nothing' }} />
      <WhatNowSkeleton />
    </SampleStack>
  ),
};

/** On home: one row on phones. */
export const Slim: Story = { name: '一行 Slim', args: { size: 'slim' } };

/** With the week below it, as 我的学习 begins. */
export const Loading: Story = { name: '加载 Loading', render: () => <StudyTodaySkeleton /> };
