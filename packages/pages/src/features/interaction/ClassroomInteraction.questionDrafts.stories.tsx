import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { classroomStories, draftElsewhere, failNext, readDraftElsewhere } from './testing/classroomStory.tsx';
import { panelActions } from './testing/panelActions.ts';

/** A question that is written, saved as a draft, discarded and erased. */
const meta = {
  tags: ['!autodocs'],
  ...classroomStories,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADraftThatIsErasedIsGone: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { press, field } = panelActions(context);
    await canvas.findByRole('button', { name: '问答 3' });
    await draftElsewhere('夜里呢');
    await step('erased, it does not come back with a reload', async () => {
      await press('问答 3');
      await userEvent.clear(await field('提问'));
      await press('重新打开页面');
      await press(/^问答/);
      await expect(await field('提问')).toHaveValue('');
    });
    await step('nor on another device, once the panel is closed; nobody is asked about nothing', async () => {
      await press('关闭问答');
      await waitFor(async () => expect(await readDraftElsewhere()).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const ADiscardedQuestionStaysAwayWhereItsRemovalFails: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { press, field, write } = panelActions(context);
    await canvas.findByRole('button', { name: '问答 3' });
    await draftElsewhere('夜里呢');
    await step('a draft is changed and discarded; the server does not take it', async () => {
      await press('问答 3');
      await waitFor(async () => expect(await field('提问')).toHaveValue('夜里呢'));
      await write('提问', '？');
      failNext('studyQuestion.submit', 'status-500');
      await press('关闭问答');
      await userEvent.click(await screen.findByRole('button', { name: '不保留' }));
    });
    await step('it does not come back on this device', async () => {
      await press('重新打开页面');
      await press(/^问答/);
      await expect(await field('提问')).toHaveValue('');
      await expect(await readDraftElsewhere()).toBe('夜里呢');
    });
  },
};

export const ALookAtAnotherPanelKeepsTheQuestion: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { press, field, write } = panelActions(context);
    await step('the words stay while the notes are looked at', async () => {
      await press('问答 3');
      await write('提问', '移位单可以用吗');
      await press(/^笔记/);
      await canvas.findByRole('textbox', { name: '笔记名称' });
      await expect(screen.queryByRole('dialog')).toBeNull();
      await press(/^问答/);
      await expect(await field('提问')).toHaveValue('移位单可以用吗');
    });
    await step('closing from the notes asks about the question', async () => {
      await press(/^笔记/);
      await press(/^笔记/);
      const dialog = await screen.findByRole('dialog', { name: '是否保留本次编辑？' });
      await userEvent.click(within(dialog).getByRole('button', { name: '保留' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await readDraftElsewhere()).toBe('移位单可以用吗');
      await expect(canvas.queryByRole('textbox', { name: '笔记名称' })).toBeNull();
    });
    await step('and closing the notes later asks nothing', async () => {
      await press(/^笔记/);
      await press(/^笔记/);
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: '笔记名称' })).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const KeepingLeavesTheWordsOfAnotherWindow: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const { press, field, write } = panelActions(context);
    await step('a question is begun in each window', async () => {
      await press('问答 3');
      await write('提问', '讲得好');
      await press('换一个窗口');
      await press('问答 3');
      await userEvent.clear(await field('提问'));
      await write('提问', '移位单呢');
    });
    await step('the first is saved', async () => {
      await press('换一个窗口');
      await press('关闭问答');
      await userEvent.click(await screen.findByRole('button', { name: '保留' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the second stays, over a reload too', async () => {
      await press('重新打开页面');
      await press(/^问答/);
      await expect(await field('提问')).toHaveValue('移位单呢');
    });
  },
};
