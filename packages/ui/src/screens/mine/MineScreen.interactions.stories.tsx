import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ready } from '../../primitives/block/Loadable.ts';
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
    await step('the way back to the first page stands above', async () => {
      const trail = within(canvas.getByRole('navigation', { name: '当前位置' }));
      await expect(trail.getByRole('link', { name: '首页' })).toHaveAttribute('href', '#home');
    });
    await step('the number is masked', async () => {
      await expect(canvas.getByText('138****6209', { selector: 'p' })).toBeVisible();
      await expect(canvas.queryByText(/13800006209/)).toBeNull();
    });
    await step('an unread answer opens its lesson', async () => {
      const [unread] = args.answers.status === 'ready' ? args.answers.data : [];
      await userEvent.click(canvas.getByRole('link', { name: /没看：.*何俊峰.*老师的回复/ }));
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

const top = (element: Element) => element.getBoundingClientRect().top;
const middle = (element: Element) => {
  const { bottom, height } = element.getBoundingClientRect();
  return bottom - height / 2;
};

/** What has one line is as high as that line: no card beside it stretches it. */
export const NoMessageNoHole: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { answers: ready([]) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: '消息' });
    const line = within(card).getByText('没有新消息').closest('div')?.parentElement ?? document.body;
    const { paddingBottom } = getComputedStyle(card);
    const hole = card.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom;
    await expect(hole).toBeLessThanOrEqual(Number.parseFloat(paddingBottom) + 1);
    await expect(top(card)).toBeLessThan(top(canvas.getByRole('region', { name: '找学校' })));
  },
};

/** Whatever is longer. */
export const ColumnsEndOnOneLine: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { answers: ready([]), account: [] },
  play: async ({ canvas }) => {
    const end = (element: Element) => element.getBoundingClientRect().bottom;
    const last = canvas.getByRole('region', { name: '助学券' });
    await expect(end(canvas.getByRole('button', { name: '退出登录' }))).toBeCloseTo(end(last), 0);
  },
};

export const ArrowInTheMiddleOfItsRow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('region', { name: '我的证书' })).getAllByRole('listitem');
    for (const row of rows) {
      const arrow = within(row).getByRole('link').querySelector('svg') ?? document.body;
      await expect(Math.abs(middle(arrow) - middle(row))).toBeLessThanOrEqual(1);
      const words = document.createRange();
      words.selectNodeContents(within(row).getByRole('heading'));
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
        arrow.getBoundingClientRect().left,
      );
    }
  },
};
