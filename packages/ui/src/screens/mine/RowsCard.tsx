import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MineCard } from './MineCard.tsx';

/** A row: a link to where the school does it or to a page, a number to call, or a dialog. */
export type MineRow = { id: string; icon: ReactNode; label: string; detail?: string | undefined } & (
  | { href: string }
  | { to: string }
  | { phone: string }
  | { onSelect: () => void }
);

/** Rows of 60 px: the account, the school. */
export function RowsCard({ title, rows }: { title: string; rows: readonly MineRow[] }) {
  if (rows.length === 0) return null;
  return (
    <MineCard title={title}>
      <Rows>
        {rows.map((row) => (
          <li key={row.id}>{renderRow(row)}</li>
        ))}
      </Rows>
    </MineCard>
  );
}

function renderRow(row: MineRow) {
  const content = (
    <>
      {row.icon}
      <span>{row.label}</span>
      {row.detail && <small>{row.detail}</small>}
      <ChevronRight size={16} aria-hidden />
    </>
  );
  if ('href' in row)
    return (
      <Row as={ExternalLink} href={row.href}>
        {content}
      </Row>
    );
  if ('to' in row)
    return (
      <Row as={Link} to={row.to}>
        {content}
      </Row>
    );
  if ('phone' in row) return <Row href={`tel:${row.phone.replaceAll(/[^\d+]/g, '')}`}>{content}</Row>;
  return (
    <Row as="button" type="button" onClick={row.onSelect}>
      {content}
    </Row>
  );
}

/* They are a little higher in a card that ends with the column beside it, and stay together. */
const Rows = styled.ul`
  display: flex;
  flex: 1;
  flex-direction: column;
  > li {
    display: grid;
    flex: 1;
    max-height: 72px;
  }
`;

const Row = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 60px;
  text-align: start;
  > svg {
    flex: none;
    color: ${theme.color.text.secondary};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  > small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums;
  }
  > svg:last-child {
    color: ${theme.color.text.tertiary};
  }
  li + li > & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  &:hover > span {
    color: ${theme.color.action.base};
  }
  ${media.phone} {
    min-height: 52px;
  }
`;
