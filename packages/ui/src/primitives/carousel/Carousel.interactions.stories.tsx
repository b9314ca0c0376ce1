import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Carousel } from './Carousel.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Carousel<string>,
  args: {
    label: '学校海报',
    items: ['秋冬班报名', '护理技能节', '考试安排'],
    renderItem: (title) => <button type="button">{title}</button>,
    height: 200,
  },
} satisfies Meta<typeof Carousel<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsAndDots: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the carousel starts at the first slide; 上一张 is disabled', async () => {
      await expect(canvas.getByRole('listitem', { name: '第 1 张，共 3 张' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '上一张' })).toBeDisabled();
    });
    await step('the next button shows the second slide; only the current slide is focusable', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute(
          'aria-current',
          'true',
        ),
      );
      await expect(canvas.getByText('护理技能节').closest('li')).toHaveProperty('inert', false);
      await expect(canvas.getByText('秋冬班报名').closest('li')).toHaveProperty('inert', true);
    });
    await step('a dot shows its slide; at the last slide, next is disabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '第 3 张，共 3 张' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: '下一张' })).toBeDisabled());
    });
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '下一张' })).toBeEnabled());
    canvas.getByText('秋冬班报名').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 2 张，共 3 张' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 1 张，共 3 张' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

/**
 * The interval is an hour: the story checks when the carousel may run, not the timer. It keeps out of the corner, where the
 * pointer of a browser without windows rests.
 */
export const PausesOnHoverAndFocus: Story = {
  globals: { motion: 'full' },
  args: { autoplay: 3_600_000, loop: true, style: { margin: 8 } },
  play: async ({ canvas, userEvent, step }) => {
    const carousel = canvas.getByRole('region', { name: '学校海报' });
    await step('the carousel runs by itself', async () => {
      await expect(carousel).toHaveAttribute('data-rotating', 'true');
    });
    await step('it pauses on hover and continues afterwards', async () => {
      await userEvent.hover(carousel);
      await expect(carousel).toHaveAttribute('data-rotating', 'false');
      await userEvent.unhover(carousel);
      await expect(carousel).toHaveAttribute('data-rotating', 'true');
    });
    await step('it pauses while the focus is inside', async () => {
      canvas.getByRole('button', { name: '下一张' }).focus();
      await waitFor(() => expect(carousel).toHaveAttribute('data-rotating', 'false'));
      canvas.getByRole('button', { name: '下一张' }).blur();
      await waitFor(() => expect(carousel).toHaveAttribute('data-rotating', 'true'));
    });
    await step('the button stops it permanently', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '暂停轮播' }));
      await userEvent.unhover(carousel);
      await fireEvent.blur(canvas.getByRole('button', { name: '继续轮播' }));
      await expect(carousel).toHaveAttribute('data-rotating', 'false');
      await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeInTheDocument();
    });
  },
};

export const StillUnderReducedMotion: Story = {
  args: { autoplay: 3_600_000 },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '学校海报' })).toHaveAttribute('data-rotating', 'false');
    await expect(canvas.getByRole('button', { name: '继续轮播' })).toBeInTheDocument();
  },
};
