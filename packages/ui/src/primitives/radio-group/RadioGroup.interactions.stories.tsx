import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: '报名人',
    value: null,
    options: [
      { value: 'self', label: '本人' },
      { value: 'family', label: '家人' },
    ],
    onChange: fn(),
  },
  render: function Held({ onChange, ...rest }) {
    const [value, setValue] = useState<string | null>(rest.value);
    return (
      <RadioGroup
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClickAndArrowKeys: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('group', { name: '报名人' })).toBeVisible();
    await step('a click on the word chooses', async () => {
      await userEvent.click(canvas.getByText('本人'));
      await expect(args.onChange).toHaveBeenLastCalledWith('self');
    });
    await step('the arrow keys choose the next one', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: '家人' })).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('family');
    });
  },
};
