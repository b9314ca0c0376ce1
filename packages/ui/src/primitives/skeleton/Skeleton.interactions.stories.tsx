import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Skeleton,
  args: { width: 240, height: 20 },
  render: (args) => (
    <section aria-label="我的课程" aria-busy>
      <Skeleton {...args} />
    </section>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HiddenFromScreenReaders: Story = {
  play: async ({ canvas, step }) => {
    const block = canvas.getByRole('region', { name: '我的课程' });
    const shape = block.firstElementChild;
    await step('the block is busy and has no text', async () => {
      await expect(block).toHaveAttribute('aria-busy', 'true');
      await expect(shape).toHaveAttribute('aria-hidden', 'true');
      await expect(block).toHaveTextContent(/^$/);
    });
    await step('the shape has the size of the content', async () => {
      await expect(shape).toBeVisible();
      await expect(shape).toHaveProperty('offsetWidth', 240);
      await expect(shape).toHaveProperty('offsetHeight', 20);
    });
  },
};
