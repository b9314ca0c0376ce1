import { makeMany, makeNote, makeNoteCounts } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, LOADING, ready } from '../../../primitives/block/Loadable.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { StatefulNotePanel } from '../testing/StatefulPanels.tsx';
import { NotePanel } from './NotePanel.tsx';

const long = '浙江省杭州市拱墅区莫干山路养老服务中心护理部赵钱孙李同学'.repeat(3);
const xss = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';

const meta = {
  title: '笔记 NotePanel',
  id: 'note-panel',
  component: NotePanel,
  args: {
    head: { variant: 'titled' },
    notes: ready(makeMany(makeNote, 3)),
    counts: makeNoteCounts(),
    filter: 'all',
    onFilter: fn(),
    studentId: '5001',
    now: new Date('2026-11-21T15:20:00+08:00'),
    draft: { value: { title: '', notes: '', isShared: false }, onChange: fn(), keep: fn(), clear: fn() },
    editedNote: null,
    onEdit: fn(),
    onSave: fn(async (): Promise<SendOutcome> => ({ isSent: true })),
    onDelete: fn(),
  },
  parameters: { frame: { width: 360, height: 840 } },
  render: (args) => <StatefulNotePanel {...args} />,
} satisfies Meta<typeof NotePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '完整 Full',
  args: {
    notes: ready(makeMany(makeNote, 999)),
    counts: makeNoteCounts({ total: 999, own: 333, teacher: 333 }),
  },
};
export const Loading: Story = { name: '加载 骨架 Loading', args: { notes: LOADING, counts: null } };
export const Empty: Story = {
  name: '空 Empty',
  args: { notes: ready([]), counts: makeNoteCounts({ total: 0, own: 0, teacher: 0 }) },
};
/** The sheet of a phone of 360 by 640: the words are above the fields, the drawing gives way. */
export const LowAndEmpty: Story = {
  name: '矮而空 Low And Empty',
  args: Empty.args ?? {},
  parameters: { frame: { width: 360, height: 382 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = (await canvas.findByText('暂无笔记')).getBoundingClientRect();
    const fields = canvas.getByRole('textbox', { name: '笔记名称' }).getBoundingClientRect();
    await expect(words.bottom).toBeLessThan(fields.top);
  },
};
export const Failed: Story = { name: '失败 Failed', args: { notes: failed('系统繁忙', fn()), counts: null } };
/** The counts have not arrived, and little is known of the first note. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    counts: null,
    notes: ready([
      makeNote({ authorName: '匿名用户', avatarUrl: null, text: '', createdAt: null }),
      makeNote({}, 1),
      makeNote({ title: '' }, 2),
    ]),
  },
};
export const Writing: Story = {
  name: '书写中 Writing',
  args: {
    draft: {
      value: {
        title: '翻身记录表怎么填',
        notes: '时间、体位、皮肤、签名四栏，夜班交接时两个人一起看一次骶尾',
        isShared: true,
      },
      onChange: fn(),
      keep: fn(),
      clear: fn(),
    },
  },
};
/** With a close button, for a floating drawer: the switch takes a line of its own. */
export const Drawer: Story = {
  name: '抽屉 Drawer',
  args: { head: { variant: 'titled', onClose: fn() } },
  parameters: { frame: { width: 360, height: 700 } },
};
export const LongName: Story = {
  name: '长名字 Long Name',
  args: {
    notes: ready([
      makeNote({
        authorName: long.slice(0, 80),
        title: long,
        text: `${long}https://example.com/${'a'.repeat(120)}`,
        studentId: '5001',
        isByTeacher: false,
      }),
      makeNote({ authorName: long.slice(0, 80) }, 2),
    ]),
  },
};
export const HostileText: Story = {
  name: '异常文字 Hostile Text',
  args: { notes: ready([makeNote({ authorName: xss, title: xss, text: xss, createdAt: xss })]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(xss).length).toBeGreaterThan(2);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect('__xss' in window).toBe(false);
  },
};
