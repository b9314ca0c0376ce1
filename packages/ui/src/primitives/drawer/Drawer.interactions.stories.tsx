import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Drawer,
  args: {
    isOpen: false,
    onClose: fn(),
    title: '答题卡',
    side: 'bottom',
    children: <button type="button">第 1 题</button>,
  },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>打开答题卡</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onClose={() => {
            args.onClose();
            setIsOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const TrapsAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the drawer opens and takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打开答题卡' }));
      const sheet = await page.findByRole('dialog', { name: '答题卡' });
      await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Escape closes the drawer; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: '打开答题卡' })).toHaveFocus());
    });
    await step('the close button closes the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打开答题卡' }));
      await userEvent.click(await page.findByRole('button', { name: '关闭' }));
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};
