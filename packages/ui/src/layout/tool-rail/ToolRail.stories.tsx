import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, House, MessageSquareText, Newspaper, Phone as PhoneIcon } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
import { PhonePanel } from './PhonePanel.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { ToolRail } from './ToolRail.tsx';

const onConsult = fn();
const home = { label: '首页', icon: <House size={20} aria-hidden />, to: '#home' };
const items = [
  { label: '留言', icon: <MessageSquareText size={20} aria-hidden />, onSelect: onConsult },
  {
    label: '电话',
    icon: <PhoneIcon size={20} aria-hidden />,
    panel: <PhonePanel phone={ready('0571-8832 6610')} onCopy={async () => undefined} />,
  },
  {
    label: '客服',
    icon: <Headset size={20} aria-hidden />,
    panel: <ServicePanel codeUrl={ready(null)} onConsult={onConsult} />,
  },
  { label: '资讯', icon: <Newspaper size={20} aria-hidden />, to: '#news' },
  home,
];

const meta = {
  title: '侧边工具栏 ToolRail',
  id: 'tool-rail',
  component: ToolRail,
  parameters: { layout: 'fullscreen', frame: { minHeight: 480 } },
  args: { items },
} satisfies Meta<typeof ToolRail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One panel is open at a time, at the left of its button. */
export const Panels: Story = {
  name: '面板 Panels',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the phone panel opens beside its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '电话' }));
      const panel = await screen.findByRole('dialog', { name: '电话' });
      await expect(await screen.findByText('0571-8832 6610')).toBeVisible();
      const cell = canvas.getByRole('button', { name: '电话' });
      await waitFor(() =>
        expect(panel.getBoundingClientRect().right).toBeLessThan(cell.getBoundingClientRect().left),
      );
      await expect(cell).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Escape closes the panel; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: '电话' })).toHaveFocus();
    });
    await step('an action inside closes the panel', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '客服' }));
      await userEvent.click(await screen.findByRole('button', { name: '改用留言咨询' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const HomeOnly: Story = {
  name: '只有首页 Home Only',
  args: { items: [home] },
  globals: { viewport: { value: 'desktop' } },
};
export const HomeOnlyOnPhone: Story = {
  name: '手机 只有首页 Home Only On Phone',
  args: { items: [home] },
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = { name: '空 Empty', args: { items: [] } };

export const TabOnPhone: Story = {
  name: '手机 贴边标签 Tab On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'the tab lies in the margin of a page, 16 px, and over 8 px of its cards; a press may be beside it',
      async () => {
        const { left, right, top } = canvas
          .getByRole('button', { name: '展开快捷工具' })
          .getBoundingClientRect();
        await expect(right).toBe(window.innerWidth);
        await expect(right - left).toBe(24);
        await expect(document.elementFromPoint(left - 7, top + 32)).toHaveAccessibleName('展开快捷工具');
      },
    );
    await step('it opens the rail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '展开快捷工具' }));
      await expect(canvas.getByRole('link', { name: '首页' })).toBeVisible();
    });
    await step('the phone panel opens beside its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '电话' }));
      await expect(await screen.findByRole('link', { name: '拨打电话' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Escape closes the rail', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: '展开快捷工具' })).toHaveFocus();
    });
    await step('an action closes the rail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '展开快捷工具' }));
      await userEvent.click(canvas.getByRole('button', { name: '留言' }));
      await expect(onConsult).toHaveBeenCalled();
      await expect(canvas.queryByRole('link', { name: '首页' })).not.toBeInTheDocument();
    });
  },
};
