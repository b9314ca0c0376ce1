import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

const openClasses = fn();
const signOut = fn();

const meta = {
  component: Menu,
  args: {
    trigger: <Button variant="secondary">沈雨薇</Button>,
    label: '我的账号',
    items: [
      { label: '我的班级', onSelect: openClasses },
      { label: '退出登录', onSelect: signOut, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: '沈雨薇' });
    await step('Enter opens the list', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await page.findByRole('menu', { name: '我的账号' });
      await waitFor(() => expect(page.getByRole('menuitem', { name: '我的班级' })).toHaveFocus());
    });
    await step('arrows walk and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: '退出登录' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: '我的班级' })).toHaveFocus());
    });
    await step('Escape closes without a deed, the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(openClasses).not.toHaveBeenCalled();
    });
    await step('Enter on an item does it once and closes', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: '我的班级' })).toHaveFocus());
      await userEvent.keyboard('{End}{Enter}');
      await expect(signOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    });
  },
};
