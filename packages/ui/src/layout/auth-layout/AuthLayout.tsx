import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { GroundLayout } from '../ground-layout/GroundLayout.tsx';
import { HeaderBrand } from '../header/HeaderBrand.tsx';

/** What every sign-in and registration page shows around its form. */
export interface AuthFrame {
  /** The school, or the brand of a co-branded site. */
  name: string;
  logoUrl?: string | null;
  homeTo: string;
  /** The brand's half of the card; hidden on phones. */
  panel: ReactNode;
  panelSide?: 'left' | 'right';
  /** Drawing behind the card; fills the window. */
  backdrop?: ReactNode;
  /** Copyright and records. */
  licence?: string[];
}

interface AuthLayoutProps extends AuthFrame {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** Frame of sign-in and registration: a split card on the brand's backdrop, without site navigation. */
export function AuthLayout({
  name,
  logoUrl,
  homeTo,
  panel,
  panelSide = 'left',
  backdrop,
  licence = [],
  title,
  hint,
  children,
}: AuthLayoutProps) {
  return (
    <GroundLayout
      backdrop={backdrop}
      licence={licence}
      head={
        <>
          <HeaderBrand name={name} logoUrl={logoUrl} homeTo={homeTo} />
          <Home to={homeTo}>
            <House size={16} aria-hidden />
            <span>返回首页</span>
          </Home>
        </>
      }
    >
      <Card $panelSide={panelSide}>
        <Panel>{panel}</Panel>
        <Body>
          <Title>{title}</Title>
          <Hint>{hint}</Hint>
          {children}
        </Body>
      </Card>
    </GroundLayout>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  margin-left: auto;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.backdrop.textSecondary};
  &:hover {
    color: ${theme.color.backdrop.text};
  }
`;

const Card = styled.div<{ $panelSide: 'left' | 'right' }>`
  display: grid;
  grid-template-columns: ${({ $panelSide }) =>
    $panelSide === 'left' ? 'minmax(0, 420fr) minmax(0, 540fr)' : 'minmax(0, 540fr) minmax(0, 420fr)'};
  width: 100%;
  max-width: 960px;
  min-height: 560px;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${theme.radius.hero};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text.primary};
  > :first-child {
    order: ${({ $panelSide }) => ($panelSide === 'left' ? 0 : 1)};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    border-radius: ${theme.radius.dialog};
  }
`;

const Panel = styled.div`
  background: ${theme.color.action.deep};
  ${media.phone} {
    display: none;
  }
`;

const Body = styled.div`
  display: flex;
  background: ${theme.color.surface.card};
  flex-direction: column;
  padding: 44px ${theme.space[18]} ${theme.space[6]};
  ${media.tablet} {
    padding-inline: ${theme.space[10]};
  }
  ${media.phone} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
  > form {
    margin-bottom: ${theme.space[4]};
  }
`;

const Title = styled.h1`
  font: ${theme.type.section};
`;

const Hint = styled.div`
  margin-bottom: ${theme.space[5]};
  color: ${theme.color.text.secondary};
  text-wrap: pretty;
`;
