import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../platform/session/localStore.ts';
import { toolbarBrand } from '../../testing/pageStory.tsx';
import { ClassroomInteraction } from './ClassroomInteraction.tsx';
import { createInteractionServer } from './testing/createInteractionServer.ts';
import { InteractionStage } from './testing/InteractionStage.tsx';

type Server = ReturnType<typeof createInteractionServer>;

const CLASSROOM = {
  classId: 'c-1',
  classroomId: 'r-1',
  courseId: 'k-1',
  studentId: '5001',
  classroomName: '30° 侧卧与五处受压点检查',
};

const meta = {
  tags: ['!autodocs'],
  parameters: { frame: { height: 760 } },
  loaders: [async () => ({ server: createInteractionServer(), storage: memoryStorage() })],
  render: (_args, { loaded, globals, parameters }) => (
    <InteractionStage
      brand={toolbarBrand({ globals, parameters })}
      fetch={(loaded.server as Server).fetch}
      storage={loaded.storage as Storage}
    >
      <ClassroomInteraction
        {...CLASSROOM}
        tabs={['questions', 'notes', 'comments']}
        variant="floating"
        hasLike
      />
    </InteractionStage>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const serverOf = (loaded: Record<string, unknown>) => loaded.server as Server;

export const AskingAQuestion: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '问答 3' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '提问' }), '移位单可以用吗？');
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
    await expect(serverOf(loaded).state.questions).toHaveLength(4);
  },
};

export const KeepingAnUnsentQuestion: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { state, failNext } = serverOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: '问答 3' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '提问' }), '还没写完');
    const close = () => userEvent.click(canvas.getByRole('button', { name: '关闭问答' }));
    await step('closing asks; Escape goes back to the text', async () => {
      await close();
      await screen.findByRole('dialog', { name: '是否保留本次编辑？' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: '提问' })).toHaveValue('还没写完');
    });
    await step('a draft that cannot be saved stays, with the reason', async () => {
      failNext('question.submit', '500');
      await close();
      await userEvent.click(await screen.findByRole('button', { name: '保留' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙');
    });
    await step('saved, it is a draft of the server that the next opening shows', async () => {
      await userEvent.click(screen.getByRole('button', { name: '保留' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await expect(state.draft).toBe('还没写完');
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await expect(await canvas.findByRole('textbox', { name: '提问' })).toHaveValue('还没写完');
    });
    await step('unchanged, it closes without a question; a discarded change is gone', async () => {
      await close();
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: '提问' }), '，再想想');
      await close();
      await userEvent.click(await screen.findByRole('button', { name: '不保留' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: '问答' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '问答 3' }));
      await expect(await canvas.findByRole('textbox', { name: '提问' })).toHaveValue('还没写完');
    });
  },
};

export const UnsentTextSurvivesAReload: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const write = async (tab: RegExp, field: string, text: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: tab }));
      await userEvent.type(await canvas.findByRole('textbox', { name: field }), text);
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
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { state, failNext } = serverOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: '评论 3' }));
    const field = await canvas.findByRole('textbox', { name: '评论' });
    const send = () => userEvent.click(canvas.getByRole('button', { name: '评论' }));
    await step('a refused comment stays with the server’s words', async () => {
      await userEvent.type(field, '讲得好');
      failNext('lessonComment.post', 'refuse');
      await send();
      await expect(await canvas.findByText('内容含有敏感词')).toBeVisible();
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
      await expect(state.comments.filter(({ text }) => text === '讲得好')).toHaveLength(1);
    });
  },
};

export const NotesAreEditedAndDeleted: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    const { state, failNext } = serverOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: '笔记 3' }));
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
      failNext('note.delete', 'refuse');
      await remove();
      await expect(await screen.findByText('内容含有敏感词')).toBeInTheDocument();
      await expect(await canvas.findByRole('heading', { name: '软枕摆放顺序（二）' })).toBeVisible();
    });
    await step('a deletion', async () => {
      await remove();
      await expect(await screen.findByText('删除成功')).toBeInTheDocument();
      await expect(state.notes).toHaveLength(2);
      await expect(await canvas.findByRole('button', { name: '我的 0' })).toBeVisible();
    });
  },
};

export const ALikeIsRefusedThenKept: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    serverOf(loaded).failNext('classroomLike.toggle', 'refuse');
    await step('a like that the server refuses is taken back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '点赞 58' }));
      await expect(await canvas.findByRole('button', { name: '点赞 58', pressed: false })).toBeVisible();
    });
    await step('the next one is kept', async () => {
      await waitFor(() => expect(screen.getByText('内容含有敏感词')).toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: '点赞 58' }));
      await expect(await canvas.findByRole('button', { name: '已赞 59', pressed: true })).toBeVisible();
      await expect(serverOf(loaded).state.isLiked).toBe(true);
    });
  },
};
