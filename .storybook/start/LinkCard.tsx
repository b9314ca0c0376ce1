import { theme } from '@cloud-school/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

interface LinkCardProps {
  name: string;
  introduction: string;
  /** Without an address the card only says where something is. */
  href?: string;
}

export function LinkCard({ name, introduction, href }: LinkCardProps) {
  return (
    <Card as={href ? 'a' : 'div'} href={href} target={href && '_top'}>
      <span>
        <b>{name}</b>
        {introduction}
      </span>
      {href && <ChevronRight size={16} aria-hidden />}
    </Card>
  );
}

export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${theme.space[4]};
`;

const Card = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.itemStrong};
  }
  &[href]:hover b {
    color: ${theme.color.action.base};
  }
`;
