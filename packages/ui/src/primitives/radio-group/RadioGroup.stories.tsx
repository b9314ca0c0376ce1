import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

function Held(props: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: RadioGroup,
  args: {
    label: '报名人',
    value: 'self',
    options: [
      { value: 'self', label: '本人' },
      { value: 'family', label: '家人' },
      { value: 'company', label: '单位' },
    ],
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Stacked: Story = { args: { isStacked: true } };
export const Wrong: Story = { args: { value: null, error: '请选择报名人' } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'self', label: '本人' },
      { value: 'family', label: '家人', isDisabled: true },
    ],
  },
};

const sexes = [
  { value: 'female', label: '女' },
  { value: 'male', label: '男' },
];

/** Chosen, not yet chosen, refused, one choice disabled, stacked, and without a visible label. */
export const Variants: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: 24,
        maxWidth: 800,
      }}
    >
      {[Default, NothingChosen, Wrong, OneDisabled, Stacked].map((story, index) => (
        <Held key={index} {...args} {...story.args} />
      ))}
      <Held {...args} label="性别" isLabelHidden value="female" options={sexes} />
    </div>
  ),
};
