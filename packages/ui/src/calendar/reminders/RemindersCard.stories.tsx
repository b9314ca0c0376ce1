import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RemindersCard } from './RemindersCard.tsx';

const meta = {
  title: '上课提醒 RemindersCard',
  id: 'reminders-card',
  component: RemindersCard,
  args: { minutes: 15, isOn: false, onChange: fn(), onCopy: fn() },
} satisfies Meta<typeof RemindersCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const On: Story = { name: '已打开 On', args: { isOn: true, onCopy: undefined } };
export const CalendarAlone: Story = { name: '只有订阅 Calendar Alone', args: { onChange: undefined } };
