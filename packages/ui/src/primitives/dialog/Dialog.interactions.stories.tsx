import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Dialog,
  args: { isOpen: false, onClose: fn(), title: '暂未开放', description: 'PC版功能暂未开放，请打开APP' },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>班级群</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                知道了
              </Button>
              <Button>显示二维码</Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const TrapsAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the dialog opens with its name and focuses its first button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '班级群' }));
      const dialog = await page.findByRole('dialog', { name: '暂未开放' });
      await expect(dialog).toHaveAccessibleDescription('PC版功能暂未开放，请打开APP');
      await waitFor(() => expect(within(dialog).getByRole('button', { name: '知道了' })).toHaveFocus());
    });
    await step('Tab stays inside the dialog', async () => {
      await userEvent.tab();
      await expect(page.getByRole('button', { name: '显示二维码' })).toHaveFocus();
      await userEvent.tab();
      await waitFor(() => expect(page.getByRole('button', { name: '知道了' })).toHaveFocus());
    });
    await step('Escape closes the dialog; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: '班级群' })).toHaveFocus());
    });
  },
};

export const LockedIgnoresEscape: Story = {
  args: { isLocked: true, closeLabel: '关闭' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '班级群' }));
    await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  },
};

export const CloseButton: Story = {
  args: { closeLabel: '关闭' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '班级群' }));
    await userEvent.click(await page.findByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without buttons below it nothing but the edge of the panel cuts what scrolls. */
export const LongContentScrollsToTheEdge: Story = {
  args: { isOpen: true, closeLabel: '关闭', description: undefined },
  render: (args) => (
    <Dialog {...args}>
      <p style={{ height: 3000 }}>评论</p>
    </Dialog>
  ),
  play: async () => {
    const dialog = await page.findByRole('dialog');
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom;
    const box = within(dialog).getByText('评论').parentElement;
    await waitFor(() => expect(bottomOf(box)).toBeCloseTo(bottomOf(dialog) ?? 0, 0));
  },
};
