import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { classroomStories, renameElsewhere } from './testing/classroomStory.tsx';
import { panelActions } from './testing/panelActions.ts';

/** What arrives while something is written: it is never put under the words, nor among them. */
const meta = {
  tags: ['!autodocs'],
  ...classroomStories,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ANoteThatArrivesInAComposition: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const { press, field } = panelActions(context);
    await press('笔记 4');
    await press('编辑笔记软枕摆放顺序');
    const notes = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: '笔记内容' });
    const before = notes.value;
    const compose = (value: string) => fireEvent.input(notes, { target: { value }, isComposing: true });
    await step(
      'the note changes on another device, and is listed while an input method is at work',
      async () => {
        await userEvent.click(notes);
        await fireEvent.compositionStart(notes);
        await compose(`${before}xian`);
        await renameElsewhere('软枕摆放顺序', '软枕，先背后');
        await fireEvent.click(canvas.getByRole('button', { name: /^我的/ }));
        await canvas.findByRole('heading', { name: '软枕，先背后' });
      },
    );
    await step('the fields stay as they are, and she is told', async () => {
      await expect(await canvas.findByText('这条笔记已在别处修改，保存会覆盖那里的内容')).toBeVisible();
      await expect(await field('笔记名称')).toHaveValue('软枕摆放顺序');
    });
    await step('given up, the words that the note has now are edited', async () => {
      await compose(before);
      await fireEvent.compositionEnd(notes, { data: '' });
      await waitFor(async () => expect(await field('笔记名称')).toHaveValue('软枕，先背后'));
      await expect(canvas.queryByText(/已在别处修改/)).toBeNull();
    });
  },
};
