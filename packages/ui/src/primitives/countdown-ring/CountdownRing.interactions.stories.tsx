import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CountdownRing } from './CountdownRing.tsx';

const meta = {
  tags: ['!autodocs'],
  component: CountdownRing,
  args: {
    seconds: 300,
    share: 300 / 3600,
    labels: { calm: '剩余时间', soon: '不足 5 分钟', last: '即将自动交卷', over: '时间到' },
  },
  render: function Counting({ seconds, labels }) {
    const [left, setLeft] = useState(seconds);
    return (
      <>
        <CountdownRing labels={labels} seconds={left} share={left / 3600} />
        {[299, 59, 0].map((next) => (
          <button key={next} type="button" onClick={() => setLeft(next)}>
            {next}
          </button>
        ))}
      </>
    );
  },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelChangesWithTheStage: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const figures = canvas.getByRole('timer', { name: '剩余时间' });
    await expect(figures).toHaveTextContent('05:00');
    await expect(canvas.getByText('剩余时间')).toBeVisible();
    for (const [seconds, text, words] of [
      ['299', '04:59', '不足 5 分钟'],
      ['59', '00:59', '即将自动交卷'],
      ['0', '00:00', '时间到'],
    ] as const) {
      await step(`${text} shows ${words}`, async () => {
        await userEvent.click(canvas.getByRole('button', { name: seconds }));
        await expect(figures).toHaveTextContent(text);
        await expect(canvas.getByText(words)).toBeVisible();
      });
    }
  },
};
