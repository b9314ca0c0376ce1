import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/link/Link.tsx';
import type { NativeProps } from '../../../primitives/native/NativeProps.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export interface SectionHeadProps extends NativeProps<'div', 'title'> {
  id: string;
  title: string;
  hint?: string;
  /** Address of the page that lists everything; without it there is no link. */
  moreTo?: string;
  /** Default: 查看全部 */
  moreLabel?: string;
  /** Choices at the right; below the heading on a phone. */
  aside?: ReactNode;
  /** `small` for a block in a column, `large` for a block of full width. */
  size?: 'small' | 'large';
}

/** The heading of a home page block, with a link to the full list. */
export function SectionHead(props: SectionHeadProps) {
  const { id, title, hint, moreTo, moreLabel, aside, size = 'large', children, ...rest } = props;
  return (
    <Root {...rest} $hasHint={Boolean(hint)} $hasAside={Boolean(aside)}>
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
  /* A heading without a hint is centred in the minimum height, which already leaves space below it. */
  margin-bottom: ${({ $hasHint }) => ($hasHint ? theme.space[5] : theme.space[2])};
  ${media.phone} {
    margin-bottom: ${theme.space[2]};
  }
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    > :first-child {
      flex: 1 0 auto;
    }
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
