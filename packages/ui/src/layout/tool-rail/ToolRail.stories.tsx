import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, MessageSquareText, Newspaper, Phone as PhoneIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ToolRail } from './ToolRail.tsx';

const home = { label: '首页', icon: <House size={20} aria-hidden />, to: '#home' };
const items = [
  { label: '留言', icon: <MessageSquareText size={20} aria-hidden />, onSelect: fn() },
  { label: '电话', icon: <PhoneIcon size={20} aria-hidden />, onSelect: fn() },
  { label: '资讯', icon: <Newspaper size={20} aria-hidden />, to: '#news' },
  home,
];

const meta = {
  component: ToolRail,
  parameters: { layout: 'fullscreen' },
  args: { items },
  render: (args) => (
    <div style={{ minHeight: 480 }}>
      <ToolRail {...args} />
    </div>
  ),
} satisfies Meta<typeof ToolRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'desktop' } } };
export const HomeOnly: Story = { args: { items: [home] }, globals: { viewport: { value: 'desktop' } } };
export const HomeOnlyOnPhone: Story = { args: { items: [home] }, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { items: [] } };

export const DiscOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the disc opens the rail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '展开快捷工具' }));
      await expect(canvas.getByRole('link', { name: '首页' })).toBeVisible();
    });
    await step('and closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '收起快捷工具' }));
      await expect(canvas.queryByRole('link', { name: '首页' })).not.toBeInTheDocument();
    });
  },
};
