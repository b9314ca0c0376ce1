import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../primitives/link/Link.tsx';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { HomeColumns } from './frame/HomeColumns.ts';

export interface HomeScreenProps {
  /** The school's name. */
  name: ReactNode;
  /** What a signed-in student does now. */
  whatNow?: ReactNode;
  /** The BannerBlock. */
  banner: ReactNode;
  /** The EntriesBlock. */
  entries: ReactNode;
  /** Address of the page with the prices. */
  pricesTo?: string | undefined;
  /** The NoticesBlock. */
  notices: ReactNode;
  /** Shown beside the notices. */
  besideNotices?: ReactNode;
  /** The blocks below the first screen, in order; each loads when it comes near the viewport. */
  children?: ReactNode;
}

/** The school's home page. Each block loads and fails on its own, so that one block never re-renders another. */
export function HomeScreen({
  name,
  whatNow,
  banner,
  entries,
  pricesTo,
  notices,
  besideNotices,
  children,
}: HomeScreenProps) {
  return (
    <Root>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Top>
        {whatNow}
        {banner}
        {entries}
        {pricesTo && (
          <Prices to={pricesTo}>
            查看培训费用
            <ChevronRight size={16} aria-hidden />
          </Prices>
        )}
      </Top>
      <HomeColumns>
        {besideNotices}
        {notices}
      </HomeColumns>
      {children}
    </Root>
  );
}

const Root = styled(PageContainer)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[14]};
  padding-block: ${theme.space[6]} ${theme.space[18]};
  ${media.short} {
    padding-top: ${theme.space[4]};
  }
  ${media.phone} {
    gap: ${theme.space[8]};
    padding-block: ${theme.space[4]} ${theme.space[8]};
  }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${media.short} {
    gap: ${theme.space[4]};
  }
  ${media.phone} {
    gap: ${theme.space[4]};
  }
`;

/** On a phone the projects stand below the first screen, and the banner's button goes with its slide. */
const Prices = styled(Link)`
  display: none;
  ${media.phone} {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[1]};
    min-height: ${theme.size.control.touch};
    margin-block: calc(-1 * ${theme.space[2]});
    color: ${theme.color.text.secondary};
  }
`;
