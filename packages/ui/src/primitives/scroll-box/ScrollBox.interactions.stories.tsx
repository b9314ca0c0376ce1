import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { ScrollBox } from './ScrollBox.tsx';

/** Higher than the box. */
const LongText = styled.p`
  height: 400px;
`;

const meta = {
  tags: ['!autodocs'],
  component: ScrollBox,
  args: {
    style: { height: 120 },
    'aria-label': '用户协议',
    role: 'group',
    children: <LongText>第一条</LongText>,
  },
} satisfies Meta<typeof ScrollBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ScrollableTextIsFocusable: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: '用户协议' });
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

export const ShortTextIsNotFocusable: Story = {
  args: { children: <p>第一条</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '用户协议' })).not.toHaveAttribute('tabindex');
  },
};

export const BoxWithAButtonIsNotFocusable: Story = {
  args: {
    children: (
      <LongText as="div">
        <button type="button">同意</button>
      </LongText>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '同意' })).toHaveFocus();
  },
};
