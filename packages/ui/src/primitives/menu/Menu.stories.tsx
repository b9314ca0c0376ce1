import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LogOut, UserRound } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    trigger: <Button variant="secondary">沈雨薇</Button>,
    label: '我的账号',
    align: 'start',
    items: [
      { label: '我的班级', icon: <BookOpen size={16} aria-hidden />, onSelect: fn() },
      { label: '个人资料', icon: <UserRound size={16} aria-hidden />, onSelect: fn() },
      { label: '退出登录', icon: <LogOut size={16} aria-hidden />, onSelect: fn(), tone: 'danger' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  // Hidden stops beside an open menu that pass the focus on at once; axe takes them for lost ones.
  parameters: { a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '沈雨薇' }));
    await expect(await within(document.body).findByRole('menu', { name: '我的账号' })).toBeInTheDocument();
  },
};

const deeds = [
  { label: '查看课表', onSelect: fn() },
  { label: '下载资料', onSelect: fn() },
];

/** Lists under the start, the middle and the end of their button, with icons and without; the first is open. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 160, flexWrap: 'wrap' }}>
      <Menu {...args} />
      <Menu
        align="center"
        label="班级操作"
        items={deeds}
        trigger={<Button variant="outline">更多操作</Button>}
      />
      <Menu align="end" label="课程操作" items={deeds} trigger={<Button variant="subtle">课程操作</Button>} />
    </div>
  ),
  play: Open.play,
};
