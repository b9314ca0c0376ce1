import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { findWritable } from './classroomStory.tsx';

/** The actions of a student in the panels. */
export const panelActions = ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => ({
  /** Opens a panel, or presses a button. */
  press: async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name })),
  field: (name: string) => findWritable(canvas, name),
  write: async (name: string, text: string) => userEvent.type(await findWritable(canvas, name), text),
  remove: async (title: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: `删除笔记${title}` }));
    const dialog = await screen.findByRole('dialog', { name: `删除笔记《${title}》？` });
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
  },
});
