import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { LikeButton } from './LikeButton.tsx';

const meta = {
  title: '点赞按钮 LikeButton',
  id: 'like-button',
  component: LikeButton,
  args: { isLiked: false, count: 1286, onToggle: fn(), subject: '沈雨薇的点评' },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Liked: Story = { args: { isLiked: true } };
export const Heart: Story = { args: { icon: 'heart', count: 12_450 } };
export const Framed: Story = { args: { variant: 'framed' } };
export const FramedLiked: Story = { args: { variant: 'framed', isLiked: true } };

export const Stacked: Story = {
  args: { variant: 'stacked', subject: undefined, count: 58, isLiked: true },
  parameters: { frame: { width: 56 } },
};

export const DoubleClickLikesOnce: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '点赞沈雨薇的点评，1,286', pressed: false });
    await step('two quick clicks call onToggle once', async () => {
      await userEvent.dblClick(button);
      await expect(args.onToggle).toHaveBeenCalledOnce();
    });
    await step('a key calls onToggle', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggle).toHaveBeenCalledTimes(2);
    });
  },
};

/** Each state of interaction. */
export const States: Story = {
  render: (args) => (
    <InteractionStates>
      {(isDisabled) => (
        <SampleRow>
          <LikeButton {...args} disabled={isDisabled} />
          <LikeButton {...args} isLiked disabled={isDisabled} />
        </SampleRow>
      )}
    </InteractionStates>
  ),
};
