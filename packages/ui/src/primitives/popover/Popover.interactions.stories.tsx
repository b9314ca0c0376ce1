import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Popover } from './Popover.tsx';

function Stateful(props: ComponentProps<typeof Popover>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <Popover
      {...props}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        props.onOpenChange(next);
      }}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  component: Popover,
  args: {
    label: '联系电话',
    trigger: <Button variant="secondary">电话</Button>,
    children: <button type="button">复制</button>,
    isOpen: false,
    onOpenChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const OpensAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole('button', { name: '电话' });
    await step('the button announces the popover', async () => {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(trigger);
      await page.findByRole('dialog', { name: '联系电话' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('Escape closes the popover; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a click outside closes the popover', async () => {
      await userEvent.click(trigger);
      await page.findByRole('dialog');
      await userEvent.click(document.body);
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};
