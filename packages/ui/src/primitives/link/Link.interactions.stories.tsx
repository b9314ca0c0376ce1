import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExternalLink } from './ExternalLink.tsx';
import { Link } from './Link.tsx';
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx';

const meta = {
  tags: ['!autodocs'],
  component: Link,
  args: { to: '/study', children: '我的学习' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '我的学习' })).toHaveAttribute('href', '/study');
  },
};

const navigate = fn();

/** Replaces the router's link. */
function RouterAnchor({ to, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

export const UsesTheRoutersLink: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterAnchor}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: '我的学习' }));
    await expect(navigate).toHaveBeenCalledWith('/study');
  },
};

export const ExternalIsSafe: Story = {
  render: () => (
    <>
      <ExternalLink href="www.mohrss.gov.cn">人社部网站</ExternalLink>
      <ExternalLink href="javascript:alert(1)">坏地址</ExternalLink>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('another site opens in a new tab without a referrer or opener', async () => {
      const link = canvas.getByRole('link', { name: '人社部网站' });
      await expect(link).toHaveAttribute('href', 'https://www.mohrss.gov.cn');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await step('a script address renders as text', async () => {
      await expect(canvas.queryByRole('link', { name: '坏地址' })).not.toBeInTheDocument();
      await expect(canvas.getByText('坏地址')).toBeVisible();
    });
  },
};
