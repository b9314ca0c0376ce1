import type { HotMajor } from '@cloud-school/domain';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { formatSalary } from '../../../cards/major-card/formatSalary.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** Pixels left of the current row after scrolling to it. */
const SCROLL_MARGIN = 16;

interface CatalogueRowsProps {
  majors: HotMajor[];
  majorId: string | null;
  getLink: (major: HotMajor) => string;
}

/** Rank, name and salary of each major. On a narrow window the rows form a line that scrolls to the current one. */
export function CatalogueRows({ majors, majorId, getLink }: CatalogueRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = majors.findIndex(({ id }) => id === majorId);
  useLayoutEffect(() => {
    const row = list.current?.children.item(current);
    // scrollIntoView would also scroll the page.
    if (list.current && row instanceof HTMLElement) list.current.scrollLeft = row.offsetLeft - SCROLL_MARGIN;
  }, [current]);

  return (
    <List ref={list}>
      {withKeys(majors).map(([major, key], index) => (
        <li key={key}>
          <Row to={getLink(major)} aria-current={major.id === majorId ? 'page' : undefined}>
            <Rank $isTop={index < 3}>{index + 1}</Rank>
            <Name>
              <PhraseText>{major.name}</PhraseText>
            </Name>
            {major.salary && (
              <Pay>
                <PayLabel>月薪 </PayLabel>
                {formatSalary(major.salary)}
              </Pay>
            )}
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  position: relative;
  padding: 0 10px;
  ${media.tablet} {
    display: flex;
    gap: ${theme.space[2]};
    overflow-x: auto;
    padding: ${theme.space[1]} 0;
    scrollbar-width: none;
    > li {
      flex: none;
    }
  }
  ${media.phone} {
    /* Bleeds to the edge of the screen: a cut row shows that the line scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    padding-inline: ${theme.space[4]};
  }
`;

const Row = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: 3.25rem;
  padding: 0 14px;
  border-radius: ${theme.radius.control};
  font: ${theme.type.item};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.itemStrong};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 14px auto 14px 0;
    width: 3px;
    border-radius: 2px;
    background: ${theme.color.action.base};
  }
  ${media.tablet} {
    flex-direction: column;
    justify-content: center;
    gap: 0;
    min-width: 6.75rem;
    padding-inline: ${theme.space[3]};
    height: 100%;
    min-height: 3.75rem;
    border-radius: ${theme.radius.option};
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.rest};
    white-space: nowrap;
    &[aria-current]::before {
      inset: auto calc(50% - ${theme.space[3]}) 0;
      width: 24px;
      height: 3px;
    }
  }
`;

const Rank = styled.span<{ $isTop: boolean }>`
  flex: none;
  width: 16px;
  color: ${({ $isTop }) => ($isTop ? theme.color.accent.ink : theme.color.text.tertiary)};
  font: ${({ $isTop }) => ($isTop ? theme.type.captionStrong : theme.type.caption)};
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    display: none;
  }
`;

const Name = styled.span`
  min-width: 0;
  ${clamp(1)}
  ${media.tablet} {
    max-width: 10rem;
  }
`;

const Pay = styled.span`
  flex: none;
  max-width: 50%;
  margin-left: auto;
  ${clamp(1)}
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    color: ${theme.color.accent.ink};
    font: ${theme.type.captionStrong};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    max-width: none;
    margin-left: 0;
    /* The colour of prices, which a chip alone could be taken for. */
    [aria-current] > & {
      color: ${theme.color.text.secondary};
    }
  }
`;

/** The line of chips has no foot that names the unit. */
const PayLabel = styled.span`
  display: none;
  ${media.tablet} {
    display: inline;
  }
`;
