import { Menu, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { LayoutLink, type LayoutTarget } from '../layout-link/LayoutLink.tsx';
import { AppDownload } from './AppDownload.tsx';

export interface HeaderDrawerProps {
  nav: LayoutTarget[];
  tools: LayoutTarget[];
  /** The personal centre of who is signed in. */
  profileTo?: string | undefined;
  appUrl?: string | null;
}

/** The menu button of narrow windows, and the drawer with the links that the header leaves out there. */
export function HeaderDrawer({ nav, tools, profileTo, appUrl }: HeaderDrawerProps) {
  const { module: Drawer, preload, load } = useLazyModule(loadDrawer);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (nav.length + tools.length === 0 && !appUrl) return null;
  return (
    <>
      <Trigger
        type="button"
        aria-label="菜单"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        $hasNav={nav.length > 0}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          load();
        }}
      >
        <Menu size={24} aria-hidden />
      </Trigger>
      {Drawer && (
        <Drawer isOpen={isOpen} onClose={close} title="菜单" side="right" width={288}>
          <List>
            {[...nav, ...(profileTo ? [{ label: '个人中心', to: profileTo }] : []), ...tools].map(
              (target) => (
                <li key={target.label}>
                  <Row target={target} onClick={close} />
                </li>
              ),
            )}
            {appUrl && (
              <PhoneItem>
                <Row
                  target={{ label: '下载 APP', icon: <Smartphone size={16} aria-hidden />, href: appUrl }}
                />
              </PhoneItem>
            )}
          </List>
          {appUrl && (
            <App>
              <AppDownload url={appUrl} />
            </App>
          )}
        </Drawer>
      )}
    </>
  );
}

const loadDrawer = () => import('../../primitives/drawer/Drawer.tsx').then(({ Drawer }) => Drawer);

const Trigger = styled.button<{ $hasNav: boolean }>`
  display: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.chrome.text};
  ${media.narrow} {
    display: ${({ $hasNav }) => ($hasNav ? 'grid' : 'none')};
  }
  ${media.tablet} {
    display: grid;
  }
`;

const List = styled.ul`
  display: grid;
`;

const Row = styled(LayoutLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.large};
  border-bottom: 1px solid ${theme.color.line.hairline};
  font: ${theme.type.label};
  &[aria-current] {
    color: ${theme.color.action.base};
    font: ${theme.type.labelStrong};
  }
`;

/** The app's address, in the place of its QR code: a phone cannot scan its own screen. */
const PhoneItem = styled.li`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

const App = styled.div`
  padding-top: ${theme.space[6]};
  ${media.phone} {
    display: none;
  }
`;
