import { makeMany, makeNote, makeNoteCounts } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { startComposition, typeComposing } from '../../../primitives/text-entry/testing/composeInStory.ts';
import type { SendOutcome } from '../../composer/useComposer.ts';
import { StatefulNotePanel } from '../testing/StatefulPanels.tsx';
import { NotePanel } from './NotePanel.tsx';

const meta = {
  tags: ['!autodocs'],
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

export const Filters: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const teachersOnly = canvas.getByRole('switch', { name: '仅看老师 1' });
    await step('one row holds them', async () => {
      const tops = [teachersOnly, ...canvas.getAllByRole('button', { name: /^(全部|我的) / })].map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return Math.round(top + height / 2);
      });
      await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    });
    await step('own notes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '我的 2' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('own');
      await expect(teachersOnly).not.toBeChecked();
    });
    await step('the switch shows those of teachers', async () => {
      await userEvent.click(teachersOnly);
      await expect(args.onFilter).toHaveBeenLastCalledWith('teacher');
      await expect(teachersOnly).toBeChecked();
      await userEvent.click(teachersOnly);
      await expect(canvas.getByRole('button', { name: '全部 8', pressed: true })).toBeVisible();
    });
  },
};

export const OwnNotesAlone: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('only the own note is private and can be changed', async () => {
      await expect(canvas.getAllByText('仅自己可见')).toHaveLength(1);
      await expect(canvas.getAllByRole('button', { name: /^编辑笔记/ })).toHaveLength(1);
    });
    await step('deleting is left to the page, which asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除笔记软枕摆放顺序' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(expect.objectContaining({ id: '7202' }));
    });
  },
};

export const Writing: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const title = canvas.getByRole('textbox', { name: '笔记名称' });
    await step('its first words are its name, until it has another', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记内容' }), '问一声，');
      await expect(title).toHaveValue('问一声');
      await userEvent.clear(title);
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记内容' }), '再动手');
      await expect(title).toHaveValue('');
    });
    await step('a note needs a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(await canvas.findByText('请先填写笔记名称')).toBeVisible();
      await expect(title).toHaveFocus();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a named note is saved and shared', async () => {
      await userEvent.type(title, '翻身');
      await userEvent.click(canvas.getByRole('checkbox', { name: '分享给同学' }));
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith({
          title: '翻身',
          notes: '问一声，再动手',
          isShared: true,
        }),
      );
      await waitFor(() => expect(title).toHaveValue(''));
    });
  },
};

export const Editing: Story = {
  args: {
    draft: {
      value: { title: '没写完的', notes: '', isShared: false },
      onChange: fn(),
      keep: fn(),
      clear: fn(),
    },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const title = canvas.getByRole('textbox', { name: '笔记名称' });
    const edit = () => userEvent.click(canvas.getByRole('button', { name: '编辑笔记软枕摆放顺序' }));
    await step('the note is in the fields; whether it is shared cannot change', async () => {
      await edit();
      await expect(title).toHaveValue('软枕摆放顺序');
      await expect(title).toHaveFocus();
      await expect(canvas.getByRole('checkbox', { name: '分享给同学' })).toBeDisabled();
    });
    await step('leaving the edit returns to the unsent note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消编辑' }));
      await expect(title).toHaveValue('没写完的');
      await expect(canvas.getByRole('checkbox', { name: '分享给同学' })).toBeEnabled();
    });
    await step('so does saving', async () => {
      await edit();
      await userEvent.type(title, '（二）');
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith(
          expect.objectContaining({ title: '软枕摆放顺序（二）', isShared: false }),
        ),
      );
      await waitFor(() => expect(title).toHaveValue('没写完的'));
    });
  },
};

export const AFailingSaveKeepsTheText: Story = {
  args: {
    draft: {
      value: { title: '翻身', notes: '问一声', isShared: true },
      onChange: fn(),
      keep: fn(),
      clear: fn(),
    },
    onSave: fn(async (): Promise<SendOutcome> => ({ isSent: false, reason: '系统繁忙' })),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
    await step('the reason is shown and nothing is lost', async () => {
      await expect(await canvas.findByText('系统繁忙')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '笔记名称' })).toHaveValue('翻身');
      await expect(canvas.getByRole('textbox', { name: '笔记内容' })).toHaveValue('问一声');
      await expect(canvas.getByRole('checkbox', { name: '分享给同学' })).toBeChecked();
    });
    await step('it can be saved again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    });
  },
};

export const InputMethodsAreLeftAlone: Story = {
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole<HTMLInputElement>('textbox', { name: '笔记名称' });
    title.focus();
    await startComposition(title);
    await typeComposing(title, 'fan shen');
    await fireEvent.keyDown(title, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(args.draft.onChange).not.toHaveBeenCalled();
    await typeComposing(title, '翻身');
    await fireEvent.compositionEnd(title, { data: '翻身' });
    await expect(args.draft.onChange).toHaveBeenLastCalledWith({ title: '翻身', notes: '', isShared: false });
  },
};

const getMoment = fn((): number | null => 135_000);

/** The moment stands in the text that is saved, and a press on it goes there. */
export const ANoteKeepsItsMoment: Story = {
  args: {
    getMoment,
    onMoment: fn(),
    notes: ready([makeNote({ title: '翻身', text: '看 [02:15] 和【1:02:05】' })]),
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the first key takes the moment, the next ones leave it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '翻');
      getMoment.mockReturnValue(200_000);
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记内容' }), '先问一声');
      await expect(canvas.getByRole('button', { name: '不记时间 02:15' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith({ title: '翻', notes: '[02:15] 先问一声', isShared: false }),
      );
    });
    await step('it can be left out', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '二');
      await userEvent.click(canvas.getByRole('button', { name: '不记时间 03:20' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记内容' }), '再动手');
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith({ title: '二', notes: '再动手', isShared: false }),
      );
    });
    await step('moments of a note lead to their places, also those that were typed by hand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '跳到 02:15' }));
      await expect(args.onMoment).toHaveBeenLastCalledWith(135_000);
      await userEvent.click(canvas.getByRole('button', { name: '跳到 1:02:05' }));
      await expect(args.onMoment).toHaveBeenLastCalledWith(3_725_000);
    });
  },
};
