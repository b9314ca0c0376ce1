import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { startComposition, typeComposing } from '../text-entry/testing/composeInStory.ts';
import { CodeCells } from './CodeCells.tsx';

function Stateful({ onChange, ...rest }: ComponentProps<typeof CodeCells>) {
  const [value, setValue] = useState(rest.value);
  return (
    <CodeCells
      {...rest}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
}

const meta = {
  title: '验证码格 CodeCells',
  id: 'code-cells',
  component: CodeCells,
  args: { label: '邀请码', hint: '6 位，区分大小写', value: '', onChange: fn() },
  parameters: { frame: { maxWidth: 396 } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CodeCells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '空 Empty' };
export const Filled: Story = { name: '已填满 Filled', args: { value: 'YF83K2' } };
export const Wrong: Story = {
  name: '错误 Wrong',
  args: { value: 'YF83K', error: '没有找到这个邀请码，请核对后再试' },
};

export const TypedAndPasted: Story = {
  name: '输入与粘贴 Typed And Pasted',
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '邀请码' });
    await step('the field takes as many characters as it has cells', async () => {
      await userEvent.type(field, 'yF8 3k2x');
      await expect(field).toHaveValue('yF83k2');
      await expect(args.onChange).toHaveBeenLastCalledWith('yF83k2');
    });
    await step('a paste drops spaces and hyphens, then the characters that do not fit', async () => {
      await userEvent.clear(field);
      await userEvent.paste(' ＹＦ-83-K2 ');
      await expect(field).toHaveValue('YF83K2');
    });
    await step('the composition of an input method is not cut', async () => {
      await userEvent.clear(field);
      await startComposition(field);
      await typeComposing(field, 'yf8');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await typeComposing(field, 'YF83K2');
      await fireEvent.compositionEnd(field, { data: 'YF83K2' });
      await expect(args.onChange).toHaveBeenLastCalledWith('YF83K2');
      await expect(field).toHaveAccessibleDescription(expect.stringContaining('6 位，区分大小写'));
    });
  },
};
