import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { PasswordField } from './PasswordField.tsx';

function Stateful(props: ComponentProps<typeof PasswordField>) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '密码框 PasswordField',
  id: 'password-field',
  component: PasswordField,
  args: {
    label: '密码',
    isLabelHidden: true,
    placeholder: '请输入密码',
    icon: <LockKeyhole size={20} aria-hidden />,
    value: 'Yunfan2026',
    onChange: () => undefined,
  },
  parameters: { frame: { maxWidth: 396 } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Empty: Story = { name: '空 Empty', args: { value: '' } };
export const Wrong: Story = { name: '错误 Wrong', args: { error: '请输入密码', value: '' } };
export const Disabled: Story = { name: '禁用 Disabled', args: { disabled: true } };

/** Columns as wide as the window; the frame of the other stories fits one field. */
const sheet: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  alignItems: 'start',
  width: 'calc(100vw - 48px)',
  maxWidth: 1040,
};

/** Filled, empty, refused, disabled, and with a label above; the eye shows the password. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: (args) => (
    <div style={sheet}>
      {[Default, Empty, Wrong, Disabled].map((story, index) => (
        <Stateful key={index} {...args} {...story.args} />
      ))}
      <Stateful
        {...args}
        label="新密码"
        isLabelHidden={false}
        icon={undefined}
        autoComplete="new-password"
        hint="8 到 20 位，字母和数字都要有"
      />
    </div>
  ),
};
