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

export const Empty: Story = {};
export const MobileNumber: Story = { args: { initialValue: '13800138000' } };
export const IdentityNumber: Story = { args: { initialValue: '11010519491231002X' } };
