import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface GroupHeadProps {
  title: string;
  /** A count or filters, shown at the right. */
  children?: ReactNode;
}

/** The heading of a tab panel of the profile. */
export function GroupHead({ title, children }: GroupHeadProps) {
  return (
    <Root>
      <Title>{title}</Title>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.control.medium};
  margin-bottom: ${theme.space[3]};
`;

const Title = styled.h2`
  font: ${theme.type.section};
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.title};
  }
`;
