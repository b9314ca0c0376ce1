import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InteractionStates } from '../../testing/InteractionStates.tsx';
import { SampleRow } from '../../testing/SampleRow.ts';
import { LikeButton } from './LikeButton.tsx';

const meta = {
  title: '点赞按钮 LikeButton',
  id: 'like-button',
  component: LikeButton,
  args: { isLiked: false, count: 1286, onToggle: fn(), label: '点赞沈雨薇的点评，1,286' },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { name: '低调 Quiet' };
export const Liked: Story = { name: '已赞 Liked', args: { isLiked: true } };
export const Heart: Story = {
  name: '心形 Heart',
  args: { icon: 'heart', count: 12_450, label: '点赞沈雨薇的点评，1.2万' },
};
export const Framed: Story = { name: '描边 Framed', args: { variant: 'framed' } };
export const FramedLiked: Story = {
  name: '描边 已赞 Framed Liked',
  args: { variant: 'framed', isLiked: true },
};

export const Stacked: Story = {
  name: '上下排 Stacked',
  args: {
    variant: 'stacked',
    label: undefined,
    labels: { like: '点赞', liked: '已赞' },
    count: 58,
    isLiked: true,
  },
  parameters: { frame: { width: 56 } },
};

export const DoubleClickLikesOnce: Story = {
  name: '双击只赞一次 Double Click Likes Once',
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
  name: '悬停 焦点 按下 禁用 States',
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
