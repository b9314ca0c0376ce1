import { BUSINESS_LINES } from '@cloud-school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntryGrid } from './EntryGrid.tsx';

const meta = {
  title: '入口宫格 EntryGrid',
  id: 'entry-grid',
  component: EntryGrid,
  args: {
    lines: [...BUSINESS_LINES],
    getLink: (line) => (line === 'study' ? '#study' : undefined),
    onOpen: fn(),
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };
export const Four: Story = { name: '四个 Four', args: { lines: ['enroll', 'study', 'certificate', 'exam'] } };
export const One: Story = { name: '一个 One', args: { lines: ['study'] } };
export const WithoutLinks: Story = {
  name: '没有链接 Without Links',
  args: { getLink: undefined, onOpen: undefined },
};
export const PhoneFour: Story = {
  name: '手机 四个 Phone Four',
  args: { lines: ['enroll', 'study', 'certificate', 'exam'] },
  globals: { viewport: { value: 'phone' } },
};

export const OpensALine: Story = {
  name: '打开一项 Opens A Line',
  play: async ({ canvas, userEvent, args, step }) => {
    await step('学习 links to its page', async () => {
      await expect(canvas.getByRole('link', { name: /学习/ })).toHaveAttribute('href', '#study');
    });
    await step('any other business line calls onOpen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /证书/ }));
      await expect(args.onOpen).toHaveBeenCalledWith('certificate');
    });
  },
};
