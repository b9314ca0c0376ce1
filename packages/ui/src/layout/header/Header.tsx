import { Search, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { LazyPopover } from '../lazy-popover/LazyPopover.tsx';
import type { Account } from './Account.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { AppDownload } from './AppDownload.tsx';
import { HeaderBrand } from './HeaderBrand.tsx';
import { HeaderDrawer } from './HeaderDrawer.tsx';

export interface HeaderProps extends NativeProps<'header', 'children' | 'name'> {
  name: string;
  /** Beside the name: the school's project, or the school beside the name of a co-branded site (HEAD-01). */
  secondName?: string | null;
  logoUrl?: string | null;
  homeTo: string;
  tags?: string[];
  /** Links to existing pages; each is shown. */
  nav?: LayoutTarget[];
  tools?: LayoutTarget[];
  /** The app's download address; its QR code shows in a popover. */
  appUrl?: string | null;
  /** Opens the search. */
  onSearch?: (() => void) | undefined;
  account: Account;
  /** On phones: a PhonePageTitle in place of the brand, a PhonePageLink or nothing in place of the account. */
  phonePage?: { title: ReactNode; link: ReactNode } | null;
}

/** The sticky header of the public pages; the navigation moves into a drawer below 1248 px, the tools below 1024 px. */
export function Header({
  name,
  secondName,
  logoUrl,
  homeTo,
  tags,
  nav = [],
  tools = [],
  appUrl,
  onSearch,
  account,
  phonePage = null,
  ...rest
}: HeaderProps) {
  return (
    <Root {...rest}>
      <Row $isPhonePage={phonePage !== null}>
        {phonePage ? (
          phonePage.title
        ) : (
          <HeaderBrand name={name} secondName={secondName} logoUrl={logoUrl} homeTo={homeTo} tags={tags} />
        )}
        <Nav aria-label="主导航">
          {nav.map((target) => (
            <NavLink key={target.label} target={target} />
          ))}
        </Nav>
        <Right>
          {onSearch && (
            <SearchButton
              type="button"
              aria-label="搜索"
              aria-keyshortcuts="Control+K Meta+K"
              title="搜索"
              onClick={onSearch}
            >
              <Search size={20} aria-hidden />
            </SearchButton>
          )}
          <Tools>
            {tools.map((target) => (
              <Tool key={target.label} target={target} />
            ))}
            {appUrl && (
              <LazyPopover
                label="下载 APP"
                trigger={
                  <ToolButton type="button">
                    <Smartphone size={16} aria-hidden />
                    <span>下载 APP</span>
                  </ToolButton>
                }
              >
                <AppDownload url={appUrl} />
              </LazyPopover>
            )}
          </Tools>
          {phonePage ? phonePage.link : <AccountEntry account={account} />}
          <HeaderDrawer
            nav={nav}
            tools={tools}
            profileTo={account.kind === 'student' ? account.profileTo : undefined}
            appUrl={appUrl}
          />
        </Right>
      </Row>
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  border-bottom: 1px solid ${theme.color.chrome.line};
  background: ${theme.color.chrome.background};
  color: ${theme.color.chrome.text};
  /* Enlarged names need more height than a bar that stays may take. */
  ${media.largeText} {
    position: relative;
  }
`;

const Row = styled(PageContainer)<{ $isPhonePage: boolean }>`
  display: grid;
  /* The navigation has its place whatever the name beside it, which may not be known yet. */
  grid-template-columns: minmax(0, 1fr) auto minmax(max-content, 1fr);
  align-items: center;
  gap: ${theme.space[6]};
  height: calc(${theme.size.header} - 1px);
  ${media.narrow} {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }
  ${media.phone} {
    gap: ${theme.space[2]};
    height: calc(${({ $isPhonePage }) => ($isPhonePage ? bars.phonePage : bars.headerOnPhone)} - 1px);
    padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
    min-height: calc(${bars.phonePage} - 1px);
    padding-block: ${theme.space[2]};
  }
`;

const SearchButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.segment};
  color: inherit;
  &:hover {
    color: ${theme.color.chrome.currentText};
  }
  ${media.phone} {
    width: ${theme.size.control.touch};
    height: ${theme.size.control.touch};
  }
`;

const Nav = styled.nav`
  display: flex;
  gap: ${theme.space[5]};
  height: 100%;
  ${media.narrow} {
    display: none;
  }
`;

const NavLink = styled(LayoutLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${theme.color.chrome.textSecondary};
  font: ${theme.type.item};
  white-space: nowrap;
  &:hover {
    color: ${theme.color.chrome.text};
  }
  &[aria-current] {
    color: ${theme.color.chrome.currentText};
    font: ${theme.type.itemStrong};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto calc(50% - 10px) 0;
    height: 3px;
    border-radius: 2px 2px 0 0;
    background: ${theme.color.chrome.current};
  }
`;

const Right = styled.div`
  display: flex;
  justify-content: flex-end;
  /* At its end also while nothing is before it. */
  margin-left: auto;
  flex: none;
  align-items: center;
  gap: ${theme.space[5]};
  ${media.phone} {
    gap: ${theme.space[1]};
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  ${media.tablet} {
    display: none;
  }
`;

const tool = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.size.control.medium};
  color: ${theme.color.chrome.textSecondary};
  white-space: nowrap;
  &:hover {
    color: ${theme.color.chrome.text};
  }
`;

const Tool = styled(LayoutLink)`
  ${tool}
`;

const ToolButton = styled.button`
  ${tool}
`;
