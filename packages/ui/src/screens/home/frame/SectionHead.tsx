import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface SectionHeadProps {
  id: string;
  title: string;
  hint?: string;
  /** The page with everything; no link without it. */
  moreTo?: string;
  /** 查看全部 where left out. */
  moreLabel?: string;
  /** Choices at the right; a row of their own under the heading on a phone. */
  aside?: ReactNode;
  /** Small over a block in a column, large over a block of full width. */
  size?: 'small' | 'large';
  /** Stands at the right, such as a pager. */
  children?: ReactNode;
}

/** The heading of a block of the home page, with the way to all of it. */
export function SectionHead(props: SectionHeadProps) {
  const { id, title, hint, moreTo, moreLabel, aside, size = 'large', children } = props;
  return (
    <Root $hasHint={Boolean(hint)} $hasAside={Boolean(aside)}>
      <div>
        <Title id={id} $size={size}>
          {title}
        </Title>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
      {moreTo && (
        <More to={moreTo} aria-label={moreLabel ?? `查看全部${title}`}>
          {moreLabel ?? '查看全部'}
          <ChevronRight size={16} aria-hidden />
        </More>
      )}
      {aside && <Aside>{aside}</Aside>}
    </Root>
  );
}

const Root = styled.div<{ $hasHint: boolean; $hasAside: boolean }>`
  display: flex;
  flex-wrap: ${({ $hasAside }) => ($hasAside ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.size.control.medium};
  /* A single line stands in the middle of its height and brings space of its own. */
  margin-bottom: ${({ $hasHint }) => ($hasHint ? theme.space[5] : theme.space[2])};
  ${media.phone} {
    margin-bottom: ${theme.space[2]};
  }
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Title = styled.h2<{ $size: 'small' | 'large' }>`
  font: ${({ $size }) => ($size === 'small' ? theme.type.title : theme.type.section)};
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const Hint = styled.p`
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;

const Aside = styled.div`
  flex: none;
  max-width: 100%;
  ${media.phone} {
    flex-basis: 100%;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  color: ${theme.color.text.secondary};
  &:hover {
    color: ${theme.color.action.base};
  }
`;
