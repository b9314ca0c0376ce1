import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValidatorsPage } from './ValidatorsPage.tsx';

const meta = {
  title: '校验规则 Validators',
  id: 'validators',
  component: ValidatorsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ValidatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '空 Empty' };
export const MobileNumber: Story = { name: '手机号 Mobile Number', args: { initialValue: '13800138000' } };
export const IdentityNumber: Story = {
  name: '身份证号 Identity Number',
  args: { initialValue: '11010519491231002X' },
};
