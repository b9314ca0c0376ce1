import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type AnchorProps, LinkProvider } from '../../primitives/link/LinkProvider.tsx';
import { AccountNews } from './AccountNews.tsx';
import { Header } from './Header.tsx';

const onLogout = fn();

/** Replaces the router's link, so that the address of the story does not change. */
function StayingAnchor({ to, children, onClick, ...rest }: AnchorProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
  };
  return (
    <a {...rest} href={to} onClick={stay}>
      {children}
    </a>
  );
}

const meta = {
  tags: ['!autodocs'],
  component: Header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingAnchor}>
        <Story />
      </LinkProvider>
    ),
  ],
  args: {
    name: '云帆职业培训学校',
    nav: [
      { label: '首页', to: '#home', isCurrent: true },
      { label: '新闻资讯', to: '#news' },
    ],
    account: { kind: 'visitor', loginTo: '#login' },
    homeTo: '/',
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VisitorByKeyboard: Story = {
  args: { appUrl: 'https://app.example/download' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab moves through logo, navigation, download and sign-in', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '云帆职业培训学校，首页' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '首页' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '下载 APP' })).toHaveFocus();
    });
    await step('Enter opens the QR code of the app; Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: '下载 APP' });
      await expect(await screen.findByRole('img', { name: '下载 APP 的二维码' })).toBeVisible();
      await expect(screen.getByRole('link', { name: '下载 APP' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel).not.toBeInTheDocument());
      await expect(canvas.getByRole('button', { name: '下载 APP' })).toHaveFocus();
    });
    await step('the last tab stop is sign-in', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '登录 / 注册' })).toHaveFocus();
    });
  },
};

export const StudentReadsNews: Story = {
  args: {
    account: {
      kind: 'student',
      name: '沈雨薇',
      avatarUrl: null,
      profileTo: '#me',
      news: <AccountNews title="老师回复了您" text="30° 侧卧与五处受压点检查" to="#lesson" />,
      onLogout,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '沈雨薇 我的账号' }));
    await userEvent.click(await screen.findByRole('link', { name: /老师回复了您.*30° 侧卧/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '个人中心' })).not.toBeInTheDocument());
  },
};

export const StudentSignsOut: Story = {
  args: { account: { kind: 'student', name: '沈雨薇', avatarUrl: null, profileTo: '#me', onLogout } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the avatar opens the account menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '沈雨薇 我的账号' }));
      await expect(await screen.findByRole('link', { name: '个人中心' })).toBeVisible();
    });
    await step('个人中心 opens its page, and the menu closes', async () => {
      await userEvent.click(screen.getByRole('link', { name: '个人中心' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: '个人中心' })).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: '沈雨薇 我的账号' }));
      await screen.findByRole('link', { name: '个人中心' });
    });
    await step('退出登录 calls onLogout once, and the menu closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
      await expect(onLogout).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument());
    });
  },
};

export const WithoutPersonalCentre: Story = {
  args: { account: { kind: 'student', name: '沈雨薇', avatarUrl: null, onLogout } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '沈雨薇 我的账号' }));
    await expect(await screen.findByRole('button', { name: '退出登录' })).toBeVisible();
    await expect(screen.queryByText('个人中心')).not.toBeInTheDocument();
  },
};

/** The personal centre is no entry of the navigation: the account is marked in its place. */
export const PersonalCentreIsCurrent: Story = {
  args: {
    account: {
      kind: 'student',
      name: '沈雨薇',
      avatarUrl: null,
      profileTo: '#me',
      isProfileCurrent: true,
      onLogout: fn(),
    },
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    const account = canvas.getByRole('button', { name: '沈雨薇 我的账号' });
    await step('a bar stands on the lower edge of the header', async () => {
      const { height, bottom } = getComputedStyle(account, '::after');
      await expect(height).toBe('3px');
      const edge = account.getBoundingClientRect().bottom - Number.parseFloat(bottom);
      const header = canvas.getByRole('banner').getBoundingClientRect();
      await expect(Math.abs(header.bottom - edge)).toBeLessThanOrEqual(1.5);
    });
    await step('its row of the menu is the current page', async () => {
      await userEvent.click(account);
      await expect(await screen.findByRole('link', { name: '个人中心' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};

export const DrawerOnPhone: Story = {
  args: {
    appUrl: 'https://app.example/download',
    account: { kind: 'student', name: '沈雨薇', avatarUrl: null, profileTo: '#me', onLogout: fn() },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the menu button opens the navigation drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
      await expect(await screen.findByRole('dialog', { name: '菜单' })).toBeVisible();
      await expect(screen.getByRole('link', { name: '新闻资讯' })).toBeVisible();
      await expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '#me');
    });
    await step('the app is the last row, by its address', async () => {
      await expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName('下载 APP');
      await expect(screen.getByRole('link', { name: '下载 APP' })).toHaveAttribute('href', args.appUrl);
    });
    await step('a link closes the drawer', async () => {
      await userEvent.click(screen.getByRole('link', { name: '新闻资讯' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};
