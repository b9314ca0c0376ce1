import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import {
  classroomStories,
  deleteElsewhere,
  draftElsewhere,
  failNext,
  findWritable,
  holdNext,
  readDraftElsewhere,
} from './testing/classroomStory.tsx';

const meta = {
  tags: ['!autodocs'],
  ...classroomStories,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskingAQuestion: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '问答 3' }));
    await userEvent.type(await findWritable(canvas, '提问'), '移位单可以用吗？');
    await step('the question is sent, counted and first in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提问' }));
      await expect(await screen.findByText('提问成功，请等待老师回复')).toBeInTheDocument();
      await expect(await canvas.findByRole('button', { name: '问答 4' })).toBeVisible();
      await expect(await canvas.findByText('移位单可以用吗？', { selector: 'p' })).toBeVisible();
    });
    await step('a panel without text closes without a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '关闭问答' }));
      await expect(canvas.queryByRole('region', { name: '问答' })).toBeNull();
    });
  },
};

export const KeepingAnUnsentQuestion: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '问答 3' }));
    await userEvent.type(await findWritable(canvas, '提问'), '还没写完');
    const close = () => userEvent.click(canvas.getByRole('button', { name: '关闭问答' }));
    await step('closing asks; Escape goes back to the text', async () => {
      await close();
      await screen.findByRole('dialog', { name: '是否保留本次编辑？' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: '提问' })).toHaveValue('还没写完');
    });
    await step('a draft that cannot be saved stays, with the reason', async () => {
      failNext('studyQuestion.submit', 'status-500');
      await close();
      await userEvent.click(await screen.findByRole('button', { name: '保留' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙');
    });
    await step('saved, it is a draft of the server that the next opening shows', async () => {
      await userEvent.click(screen.getByRole('button', { name: '保留' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await expect(await canvas.findByRole('textbox', { name: '提问' })).toHaveValue('还没写完');
    });
    await step('unchanged, it closes without a question; discarded, it is gone for good', async () => {
      await close();
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await userEvent.type(await findWritable(canvas, '提问'), '，再想想');
      await close();
      await userEvent.click(await screen.findByRole('button', { name: '不保留' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await expect(await findWritable(canvas, '提问')).toHaveValue('');
      await expect(await readDraftElsewhere()).toBeNull();
    });
  },
};

export const UnsentTextSurvivesAReload: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const write = async (tab: RegExp, field: string, text: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: tab }));
      await userEvent.type(await findWritable(canvas, field), text);
    };
    await step('a question, a note and a comment are begun', async () => {
      await write(/^问答/, '提问', '问到一半');
      await write(/^笔记/, '笔记名称', '记到一半');
      await write(/^评论/, '评论', '评到一半');
    });
    await userEvent.click(canvas.getByRole('button', { name: '重新打开页面' }));
    await step('all of them are there after a reload', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^问答/ }));
      await expect(await canvas.findByRole('textbox', { name: '提问' })).toHaveValue('问到一半');
      await userEvent.click(canvas.getByRole('button', { name: /^笔记/ }));
      await expect(await canvas.findByRole('textbox', { name: '笔记名称' })).toHaveValue('记到一半');
      await userEvent.click(canvas.getByRole('button', { name: /^评论/ }));
      await expect(await canvas.findByRole('textbox', { name: '评论' })).toHaveValue('评到一半');
    });
  },
};

export const ALostAnswerDoublesNothing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '评论 4' }));
    const field = await canvas.findByRole('textbox', { name: '评论' });
    const send = () => userEvent.click(canvas.getByRole('button', { name: '评论' }));
    await step('a refused comment stays with the server’s words', async () => {
      await userEvent.type(field, '讲得好');
      failNext('lessonComment.post', '50009');
      await send();
      await expect(await canvas.findByText('操作失败，请稍后再试')).toBeVisible();
      await expect(field).toHaveValue('讲得好');
    });
    await step('the server has it, but its answer and the list are lost', async () => {
      failNext('lessonComment.post', 'lose');
      failNext('lessonComment.list', 'drop');
      await send();
      await expect(await canvas.findByText('系统繁忙')).toBeVisible();
      await expect(field).toHaveValue('讲得好');
    });
    await step('the retry finds it in the list', async () => {
      await send();
      await expect(await screen.findByText('评论成功')).toBeInTheDocument();
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(await canvas.findByRole('button', { name: '评论 5' })).toBeVisible();
      await expect(canvas.getAllByText('讲得好')).toHaveLength(1);
    });
  },
};

export const WordsTypedDuringASendStay: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = (tab: RegExp) => async () =>
      userEvent.click(await canvas.findByRole('button', { name: tab }));
    const [toQuestions, toNotes, toComments] = [open(/^问答/), open(/^笔记/), open(/^评论/)];
    const press = (name: string) => () => userEvent.click(canvas.getByRole('button', { name }));
    const field = (name: string) => findWritable(canvas, name);
    let answer: () => void;

    await step('a question is on its way while the student looks at the notes', async () => {
      await toQuestions();
      await userEvent.type(await field('提问'), '移位单可以用吗？');
      answer = holdNext('studyQuestion.submit');
      await press('提问')();
      await toNotes();
      await toQuestions();
    });
    await step('closing the panel does not offer to keep what is being asked', async () => {
      await press('关闭问答')();
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('what she adds is there when the question has arrived', async () => {
      await toQuestions();
      await userEvent.type(await field('提问'), '夜里呢？');
      answer();
      await screen.findByText('提问成功，请等待老师回复');
      await expect(await field('提问')).toHaveValue('移位单可以用吗？夜里呢？');
    });
    await step('so is what she adds to a comment', async () => {
      await toComments();
      await userEvent.type(await field('评论'), '讲得好');
      answer = holdNext('lessonComment.post');
      await press('评论')();
      await toNotes();
      await toComments();
      await userEvent.type(await field('评论'), '，谢谢');
      answer();
      await screen.findByText('评论成功');
      await expect(await field('评论')).toHaveValue('讲得好，谢谢');
    });
    await step('and to a note', async () => {
      await toNotes();
      await userEvent.type(await field('笔记名称'), '翻身');
      answer = holdNext('note.create');
      await press('保存笔记')();
      await toComments();
      await toNotes();
      await userEvent.type(await field('笔记内容'), '两小时一次');
      answer();
      await screen.findByText('笔记新增成功');
      await expect(await field('笔记内容')).toHaveValue('两小时一次');
    });
  },
};

export const WordsAddedToAnEditDuringItsSaveStay: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = async (tab: RegExp) => userEvent.click(await canvas.findByRole('button', { name: tab }));
    const edit = async () => userEvent.click(await canvas.findByRole('button', { name: /^编辑笔记软枕/ }));
    const name = () => canvas.findByRole('textbox', { name: '笔记名称' });
    await open(/^笔记/);
    await edit();
    await userEvent.type(await name(), '（二）');
    const answer = holdNext('note.update');
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
    await open(/^评论/);
    await open(/^笔记/);
    await userEvent.type(await name(), '改');
    answer();
    await step('the saved note leaves the fields; opened again, it has the added words', async () => {
      await screen.findByText('笔记修改成功');
      await waitFor(async () => expect(await name()).toHaveValue(''));
      await edit();
      await expect(await name()).toHaveValue('软枕摆放顺序（二）改');
    });
  },
};

export const ADraftOfAnotherDeviceShowsAfterAnEarlierQuestion: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const field = () => findWritable(canvas, '提问');
    await step('a question is asked on this device', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '问答 3' }));
      await userEvent.type(await field(), '移位单可以用吗？');
      // The page loads again what was loaded more than two seconds ago.
      failNext('studyQuestion.submit', 'delay-2500');
      await userEvent.click(canvas.getByRole('button', { name: '提问' }));
      await screen.findByText('提问成功，请等待老师回复');
      await waitFor(async () => expect(await field()).toHaveValue(''));
    });
    await step('the next one is begun on another, and saved', () => draftElsewhere('夜里呢'));
    await userEvent.click(canvas.getByRole('button', { name: '重新打开页面' }));
    await step('this device shows it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^问答/ }));
      await waitFor(async () => expect(await field()).toHaveValue('夜里呢'));
    });
  },
};

export const NoteDeletedWhileItIsEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '笔记 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑笔记软枕摆放顺序' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '（二）');
    await deleteElsewhere('软枕摆放顺序');
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
    await expect(await screen.findByText('原笔记已被删除，内容已存为新笔记')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '我的 2' })).toBeVisible();
  },
};

export const NoteDeletedBeforeItsEditIsOpenedAgain: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '笔记 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑笔记软枕摆放顺序' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '（二）');
    await deleteElsewhere('软枕摆放顺序');
    await userEvent.click(canvas.getByRole('button', { name: '重新打开页面' }));
    await step('the edit is still open, with its text', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^笔记/ }));
      await expect(await canvas.findByRole('button', { name: '取消编辑' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '笔记名称' })).toHaveValue('软枕摆放顺序（二）');
    });
    await step('saved, it is a new note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(await screen.findByText('原笔记已被删除，内容已存为新笔记')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
    });
  },
};

export const ACompositionSurvivesAReload: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^评论/ }));
      return canvas.findByRole('textbox', { name: '评论' });
    };
    const field = await open();
    await userEvent.type(field, '讲得');
    await step('the page is closed in the middle of a composition', async () => {
      await fireEvent.compositionStart(field);
      await fireEvent.input(field, { target: { value: '讲得hen qing' } });
      // A press of the mouse would move the focus, which ends the composition.
      canvas.getByRole('button', { name: '重新打开页面' }).click();
    });
    await expect(await open()).toHaveValue('讲得hen qing');
  },
};

export const NotesAreEditedAndDeleted: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '笔记 4' }));
    await step('an edit', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '编辑笔记软枕摆放顺序' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记名称' }), '（二）');
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(await screen.findByText('笔记修改成功')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
    });
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '删除笔记软枕摆放顺序（二）' }));
      const dialog = await screen.findByRole('dialog', { name: '删除笔记《软枕摆放顺序（二）》？' });
      await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    };
    await step('a refused deletion puts the note back', async () => {
      failNext('note.delete', '50009');
      await remove();
      await expect(await screen.findByText('操作失败，请稍后再试')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
    });
    await step('a deletion', async () => {
      await remove();
      await expect(await screen.findByText('删除成功')).toBeInTheDocument();
      await expect(await canvas.findByRole('button', { name: '我的 1' })).toBeVisible();
    });
  },
};

export const ALikeIsRefusedThenTaken: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: '点赞 3' });
    failNext('lessonLike.toggle', '50009');
    await step('a like that the server refuses is taken back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '点赞 3' }));
      await expect(await canvas.findByRole('button', { name: '点赞 3', pressed: false })).toBeVisible();
    });
    await step('the next one stays', async () => {
      await waitFor(() => expect(screen.getByText('操作失败，请稍后再试')).toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: '点赞 3' }));
      await expect(await canvas.findByRole('button', { name: '已赞 4', pressed: true })).toBeVisible();
    });
  },
};
