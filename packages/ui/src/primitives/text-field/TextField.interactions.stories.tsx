import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { startComposition, typeComposing } from '../text-entry/testing/composeInStory.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Stateful({ onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(rest.value);
  return (
    <TextField
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
  tags: ['!autodocs'],
  component: TextField,
  args: { label: '姓名', value: '', onChange: fn(), onEnter: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CompositionIsNotCut: Story = {
  args: { maxLength: 4, onDraft: fn() },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    field.focus();

    await step('the letters of a composition may exceed the limit', async () => {
      await startComposition(field);
      await typeComposing(field, 'shen');
      await typeComposing(field, 'shen yu wei');
      await expect(field).toHaveValue('shen yu wei');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(args.onDraft).toHaveBeenLastCalledWith('shen yu wei');
    });

    await step('the Enter that accepts a candidate does not submit', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
      await expect(args.onEnter).not.toHaveBeenCalled();
    });

    await step('the composed text is reported once', async () => {
      await typeComposing(field, '沈雨薇');
      await fireEvent.compositionEnd(field, { data: '沈雨薇' });
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith('沈雨薇');
      await expect(field).toHaveValue('沈雨薇');
    });

    await step("Safari's late key event does not submit, a real Enter does", async () => {
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(args.onEnter).not.toHaveBeenCalled();
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
      await expect(args.onEnter).toHaveBeenCalledTimes(1);
    });
  },
};

export const CompositionBeyondTheLimit: Story = {
  args: { value: '养老护理', maxLength: 5 },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    field.focus();
    field.setSelectionRange(2, 2);

    await step('text composed in the middle is cut to the limit; the rest stays', async () => {
      await startComposition(field);
      await typeComposing(field, '养老zhuan ye护理');
      await typeComposing(field, '养老专业护理');
      await fireEvent.compositionEnd(field, { data: '专业' });
      await expect(args.onChange).toHaveBeenLastCalledWith('养老专护理');
      await expect(field).toHaveValue('养老专护理');
    });

    await step('the caret stays after the inserted text', async () => {
      await expect(field.selectionStart).toBe(3);
    });
  },
};

export const LeavingDuringComposition: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    field.focus();
    await startComposition(field);
    await typeComposing(field, '林静');
    field.blur();
    await expect(args.onChange).toHaveBeenCalledWith('林静');
    await expect(field).toHaveValue('林静');
  },
};

/** The owner gets another value while an input method is at work: that of another device. */
export const WhatArrivesDuringAComposition: Story = {
  args: { value: '翻身', onDraft: fn() },
  render: function Arriving({ onChange, ...rest }) {
    const [value, setValue] = useState(rest.value);
    return (
      <>
        <TextField
          {...rest}
          value={value}
          onChange={(text) => {
            setValue(text);
            onChange(text);
          }}
        />
        <button type="button" onClick={() => setValue('别处的字')}>
          收到
        </button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    field.focus();
    await startComposition(field);
    await typeComposing(field, '翻身kou');
    await step('it is not put among the letters', async () => {
      await fireEvent.click(canvas.getByRole('button', { name: '收到' }));
      await expect(field).toHaveValue('翻身kou');
    });
    await step('a composition that is given up does not erase it', async () => {
      await typeComposing(field, '翻身');
      await fireEvent.compositionEnd(field, { data: '' });
      await expect(field).toHaveValue('别处的字');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const LimitWhileTyping: Story = {
  args: { value: '12345', maxLength: 6 },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    await step('typing stops at the limit', async () => {
      await userEvent.type(field, '678');
      await expect(field).toHaveValue('123456');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('typing in the middle of a full field changes nothing and leaves the caret', async () => {
      await userEvent.type(field, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
      await expect(field).toHaveValue('123456');
      await expect(field.selectionStart).toBe(2);
    });
  },
};

export const ErrorDescribesTheField: Story = {
  args: { error: '请输入姓名' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '姓名' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入姓名');
  },
};

const submit = fn((event: FormEvent) => event.preventDefault());

export const OnlyARealEnterSubmits: Story = {
  args: { onEnter: undefined },
  render: (args) => (
    <form onSubmit={submit}>
      <Stateful {...args} />
      <button type="submit">提交</button>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    submit.mockClear();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '姓名' });
    field.focus();
    await step('Enter during a composition does not submit', async () => {
      await startComposition(field);
      await typeComposing(field, 'lin');
      await userEvent.keyboard('{Enter}');
      await expect(submit).not.toHaveBeenCalled();
    });
    await step('Enter after the composition submits the form', async () => {
      await fireEvent.compositionEnd(field, { data: 'lin' });
      await userEvent.keyboard('{Enter}');
      await expect(submit).toHaveBeenCalledTimes(1);
    });
  },
};
