import { makePaper } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnswerCard } from './AnswerCard.tsx';
import { numberPaper } from './numberPaper.ts';
import { makeAnswerSource } from './testing/makeAnswerSource.ts';

const paper = makePaper({ questionCount: 500 });
const { groups, entries } = numberPaper(paper);
const source = makeAnswerSource(paper);
const idAt = (number: number) => entries[number - 1]?.question.id ?? '';

const meta = {
  tags: ['!autodocs'],
  component: AnswerCard,
  args: { groups, source, currentId: idAt(1), onPick: fn(), onTileRender: fn() },
  parameters: { frame: { width: 264 } },
} satisfies Meta<typeof AnswerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAnswerRendersOneTile: Story = {
  args: { onTileRender: fn() },
  play: async ({ canvas, args, step }) => {
    const onTileRender = args.onTileRender as ReturnType<typeof fn>;
    // A first load reports its 500 tiles some time after it has drawn them.
    await waitFor(() => expect(onTileRender).toHaveBeenCalledWith(idAt(500)));
    await step('an answer to question 250 renders tile 250 only', async () => {
      onTileRender.mockClear();
      source.answer(idAt(250), { optionKeys: ['A'], texts: [] });
      await expect(await canvas.findByRole('button', { name: '第 250 题，已答，已保存' })).toBeVisible();
      await expect(onTileRender.mock.calls).toEqual([[idAt(250)]]);
    });
    await step('the saved answer renders tile 250 only', async () => {
      onTileRender.mockClear();
      source.setTile(idAt(250), { save: 'unsaved' });
      await expect(
        await canvas.findByRole('button', { name: '第 250 题，已答，未保存（已存本机）' }),
      ).toBeVisible();
      await expect(onTileRender.mock.calls).toEqual([[idAt(250)]]);
    });
    await step('a change in the exam bar renders no tile', async () => {
      onTileRender.mockClear();
      source.setSummary({ state: 'offline', unsavedCount: 1 });
      await waitFor(() => expect(source.getSaveSummary().state).toBe('offline'));
      await expect(onTileRender).not.toHaveBeenCalled();
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the card has one tab stop: the tile of the current question', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^第 1 题/, current: true })).toHaveFocus();
    });
    await step('arrow keys move between tiles, Enter opens the question', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(canvas.getByRole('button', { name: /^第 8 题/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPick).toHaveBeenLastCalledWith(idAt(8));
    });
    await step('End moves to the last tile', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: /^第 500 题/ })).toHaveFocus();
    });
  },
};
