import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { styled } from 'styled-components';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink } from '../layout-link/LayoutLink.tsx';
import { AccountEntry } from './AccountEntry.tsx';
import type { HeaderProps } from './Header.tsx';
import { HeaderBrand } from './HeaderBrand.tsx';
import { HeaderDrawer } from './HeaderDrawer.tsx';
import { makeHeaderProps } from './testing/makeHeaderProps.tsx';

/** A header of a brand's own, composed of the parts of the standard one; its props hold what it must keep. */
function OwnHeader({
  nav = [],
  tools = [],
  appUrl,
  account,
  name,
  secondName,
  logoUrl,
  homeTo,
  tags,
}: HeaderProps) {
  return (
    <Root>
      <Row>
        <HeaderBrand {...{ name, secondName, logoUrl, homeTo, tags }} />
        <AccountEntry account={account} />
        <HeaderDrawer nav={nav} tools={tools} appUrl={appUrl} />
      </Row>
      <Row as="nav" aria-label="主导航">
        {nav.map((target) => (
          <LayoutLink key={target.label} target={target} />
        ))}
      </Row>
    </Root>
  );
}

const Root = styled.header`
  padding-block: ${theme.space[3]};
  background: ${theme.color.chrome.background};
  color: ${theme.color.chrome.text};
`;

const Row = styled(PageContainer)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const meta = {
  title: '页头部件 HeaderParts',
  id: 'header-parts',
  component: OwnHeader,
  parameters: { layout: 'fullscreen' },
  args: makeHeaderProps({ account: { kind: 'student', name: '王小雨', avatarUrl: null, onLogout: fn() } }),
} satisfies Meta<typeof OwnHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfABrandsOwn: Story = { name: '品牌自己的 Of A Brands Own' };
