import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface SectionTitleProps {
  id: string;
  title: string;
  hint?: string | null;
  /** The count, shown at the right. */
  count?: string | null;
}

/** The heading of a section of the page. */
export function SectionTitle({ id, title, hint, count }: SectionTitleProps) {
  return (
    <Root>
      <Title id={id}>{title}</Title>
      {hint && <Aside>{hint}</Aside>}
      {count && <Count>{count}</Count>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
`;

const Title = styled.h2`
  font: ${theme.type.title};
`;

const Aside = styled.p`
  color: ${theme.color.text.secondary};
`;

const Count = styled(Aside)`
  margin-left: auto;
`;
