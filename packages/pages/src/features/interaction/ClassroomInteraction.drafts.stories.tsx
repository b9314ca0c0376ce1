import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  classroomStories,
  draftElsewhere,
  failNext,
  holdNext,
  renameElsewhere,
} from './testing/classroomStory.tsx';
import { panelActions } from './testing/panelActions.ts';

/** What is written about a classroom on two devices, in two windows, or while an earlier send is on its way. */
const meta = {
  tags: ['!autodocs'],
  ...classroomStories,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANoteChangedElsewhereIsEditedAgain: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, field } = panelActions(context);
    await step('an edit is left open; the note changes on another device', async () => {
      await press('笔记 4');
      await press('编辑笔记软枕摆放顺序');
      await renameElsewhere('软枕摆放顺序', '软枕，先背后');
      await press('重新打开页面');
    });
    await step('opened again, the edit is of the words that the note has now', async () => {
      await press(/^笔记/);
      // A list that was not loaded two seconds ago.
      await press(/^我的/);
      await waitFor(async () => expect(await field('笔记名称')).toHaveValue('软枕，先背后'));
      await expect(canvas.queryByText(/已在别处修改/)).toBeNull();
    });
  },
};

export const AnEditOfANoteChangedElsewhereWarns: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, field, write } = panelActions(context);
    await step('an edit has words of its own when the note changes on another device', async () => {
      await press('笔记 4');
      await press('编辑笔记软枕摆放顺序');
      await write('笔记名称', '（二）');
      await renameElsewhere('软枕摆放顺序', '软枕，先背后');
      await press('重新打开页面');
    });
    await step('the student is told before she saves', async () => {
      await press(/^笔记/);
      await press(/^我的/);
      await expect(await canvas.findByText('这条笔记已在别处修改，保存会覆盖那里的内容')).toBeVisible();
      await expect(await field('笔记名称')).toHaveValue('软枕摆放顺序（二）');
    });
    await step('and not any more after it', async () => {
      await press('保存笔记');
      await screen.findByText('笔记修改成功');
      await waitFor(() => expect(canvas.queryByText(/已在别处修改/)).toBeNull());
    });
  },
};

export const ADraftThatIsOnItsWayIsNotWrittenOver: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, field } = panelActions(context);
    await canvas.findByRole('button', { name: '问答 3' });
    await draftElsewhere('夜里呢');
    const answer = holdNext('studyQuestion.draft');
    await press('问答 3');
    await step('the field waits', async () => {
      const waiting = await canvas.findByRole('textbox', { name: '提问' });
      await expect(waiting).toHaveAttribute('readonly');
      await expect(waiting).toHaveAttribute('placeholder', '正在读取草稿…');
    });
    await step('and has the draft', async () => {
      answer();
      await expect(await field('提问')).toHaveValue('夜里呢');
    });
  },
};

export const ASendEndsAfterTheStudentCameBack: Story = {
  play: async (context) => {
    const { step } = context;
    const { press, field, write } = panelActions(context);
    await press('问答 3');
    const answer = holdNext('studyQuestion.submit');
    await step('a question is on its way when she leaves, and comes back', async () => {
      await write('提问', '移位单可以用吗？');
      await press('提问');
      await press('重新打开页面');
      await press(/^问答/);
      await expect(await field('提问')).toHaveValue('移位单可以用吗？');
    });
    await step('asked, it leaves the field', async () => {
      answer();
      await screen.findByText('提问成功，请等待老师回复');
      await waitFor(async () => expect(await field('提问')).toHaveValue(''));
    });
  },
};

export const TwoWindowsKeepTheirWords: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    const { press, field, write } = panelActions(context);
    await step('a comment is begun in each', async () => {
      await press('评论 4');
      await write('评论', '讲得好');
      await press('换一个窗口');
      await press('评论 4');
      await userEvent.clear(await field('评论'));
      await write('评论', '移位单好用');
    });
    await step('the first is sent, and leaves its field', async () => {
      await press('换一个窗口');
      await expect(await field('评论')).toHaveValue('讲得好');
      await press('评论');
      await screen.findByText('评论成功');
      await waitFor(async () => expect(await field('评论')).toHaveValue(''));
    });
    await step('the second stays, on the device too', async () => {
      await press('换一个窗口');
      await expect(await field('评论')).toHaveValue('移位单好用');
      await press('换一个窗口');
      await press('重新打开页面');
      await press(/^评论/);
      await expect(await field('评论')).toHaveValue('移位单好用');
    });
  },
};

export const ADeletionLeavesWhatWasSavedMeanwhile: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, write, remove } = panelActions(context);
    await press('笔记 4');
    const answer = holdNext('note.delete');
    await step('a note is saved while another is being deleted', async () => {
      await press('编辑笔记软枕摆放顺序');
      await write('笔记名称', '（二）');
      await remove('翻身记录表怎么填');
      await press('保存笔记');
      await screen.findByText('笔记修改成功');
    });
    await step('the list has it when the deletion has ended', async () => {
      answer();
      await screen.findByText('删除成功');
      await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: '翻身记录表怎么填' })).toBeNull();
    });
  },
};

export const TwoDeletionsAtOnce: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, remove } = panelActions(context);
    await press('笔记 4');
    const answer = holdNext('note.delete');
    await remove('翻身记录表怎么填');
    await step('the second ends first; neither note comes back', async () => {
      await remove('软枕摆放顺序');
      await screen.findByText('删除成功');
      await canvas.findByRole('button', { name: '笔记 3' });
      await expect(canvas.queryByRole('heading', { name: '软枕摆放顺序' })).toBeNull();
      await expect(canvas.queryByRole('heading', { name: '翻身记录表怎么填' })).toBeNull();
    });
    answer();
    await canvas.findByRole('button', { name: '笔记 2' });
    await expect(canvas.queryByRole('heading', { name: '翻身记录表怎么填' })).toBeNull();
  },
};

export const AReplyKeepsItsComment: Story = {
  play: async (context) => {
    const { step } = context;
    const { press, field, write } = panelActions(context);
    await press('评论 4');
    await press('回复顾秀英');
    await write('回复顾秀英', '一样');
    await step('after a look at the notes', async () => {
      await press(/^笔记/);
      await press(/^评论/);
      await expect(await field('回复顾秀英')).toHaveValue('一样');
    });
    await step('and after a reload', async () => {
      await press('重新打开页面');
      await press(/^评论/);
      await expect(await field('回复顾秀英')).toHaveValue('一样');
    });
    await step('a reply that arrives late leaves the comment that she answers by now', async () => {
      const answer = holdNext('lessonComment.post');
      await press('回复');
      await press(/^笔记/);
      await press(/^评论/);
      await press('回复何志远');
      answer();
      await screen.findByText('评论成功');
      await expect(await field('回复何志远')).toHaveValue('');
    });
  },
};

export const ALateSaveLeavesTheNextEdit: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, field } = panelActions(context);
    await press('笔记 4');
    const answer = holdNext('note.update');
    await press('编辑笔记软枕摆放顺序');
    await press('保存笔记');
    await press('编辑笔记翻身记录表怎么填');
    await step('the first note is saved; the second stays in the fields', async () => {
      answer();
      await screen.findByText('笔记修改成功');
      await expect(await field('笔记名称')).toHaveValue('翻身记录表怎么填');
      await expect(canvas.getByRole('button', { name: '取消编辑' })).toBeEnabled();
    });
  },
};

export const ALateListIsOfItsOwnFilter: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { press, write } = panelActions(context);
    await press('笔记 4');
    await write('笔记名称', '翻身');
    failNext('note.create', 'drop');
    // All notes, to look for the new one, and her own.
    failNext('note.list', 'delay-2000', 2);
    await press('保存笔记');
    await step('her own notes stay her own when all notes are read', async () => {
      await press(/^我的/);
      await canvas.findByText('系统繁忙');
      await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2));
    });
  },
};
