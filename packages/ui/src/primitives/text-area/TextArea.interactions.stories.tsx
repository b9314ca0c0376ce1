import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { startComposition, typeComposing } from '../text-entry/testing/composeInStory.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  tags: ['!autodocs'],
  component: TextArea,
  args: { label: '您的答案', value: '', onChange: fn(), counter: true },
  render: function Stateful({ onChange, ...rest }) {
    const [value, setValue] = useState(rest.value);
    return (
      <TextArea
        {...rest}
        value={value}
        onChange={(text) => {
          setValue(text);
          onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CounterIgnoresComposition: Story = {
  args: { maxLength: 5, value: '每天' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: '您的答案' });
    field.focus();
    await step('the counter does not change during a composition', async () => {
      await startComposition(field);
      await typeComposing(field, '每天fan shen');
      await expect(field).toHaveValue('每天fan shen');
      await expect(canvas.getByText('2/5')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('after the composition, the counter includes the text', async () => {
      await typeComposing(field, '每天翻身');
      await fireEvent.compositionEnd(field, { data: '翻身' });
      await expect(canvas.getByText('4/5')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith('每天翻身');
    });
  },
};

export const EnterIsANewLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '您的答案' }), '一{Enter}二');
    await expect(args.onChange).toHaveBeenLastCalledWith('一\n二');
  },
};

export const PasteBeyondTheLimit: Story = {
  args: { maxLength: 4 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: '您的答案' }).focus();
    await userEvent.paste('养老护理员');
    await expect(args.onChange).toHaveBeenLastCalledWith('养老护理');
    await expect(canvas.getByText('4/4')).toBeVisible();
  },
};

export const GrowsWithText: Story = {
  args: { grows: true, rows: 2, counter: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '您的答案' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, '一{Enter}二{Enter}三{Enter}四');
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};
