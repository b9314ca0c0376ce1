import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import mine, { Full } from './MineScreen.stories.tsx';
import { MineScreen } from './MineScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  component: MineScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...mine.args, ...Full.args },
} satisfies Meta<typeof MineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsWhatIsHers: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    // The story stays where it is.
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await step('the number is masked', async () => {
      await expect(canvas.getByText('138****6209', { selector: 'p' })).toBeVisible();
      await expect(canvas.queryByText(/13800006209/)).toBeNull();
    });
    await step('an unread answer opens its lesson', async () => {
      const [unread] = args.answers.status === 'ready' ? args.answers.data : [];
      await userEvent.click(canvas.getByRole('link', { name: /没看：.*何俊峰.*老师回复了你/ }));
      await expect(args.onOpenAnswer).toHaveBeenCalledWith(unread);
    });
    await step('what is certified links the query, what is studied its class', async () => {
      await expect(canvas.getByRole('link', { name: /^去查证书：/ })).toHaveAttribute('href', '#query');
      await expect(canvas.getByRole('link', { name: /^看班级：/ })).toHaveAttribute('href', '#c-2');
    });
    await step('the largest coupon is the first', async () => {
      const coupons = within(canvas.getByRole('region', { name: '助学券' })).getAllByRole('listitem');
      await expect(coupons.map((each) => each.textContent)).toEqual([
        expect.stringContaining('¥500'),
        expect.stringContaining('¥200'),
        expect.stringContaining('¥80'),
      ]);
    });
    await step('signing out is last', async () => {
      const all = canvas.getAllByRole('button');
      await expect(all.at(-1)).toHaveAccessibleName('退出登录');
      await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
