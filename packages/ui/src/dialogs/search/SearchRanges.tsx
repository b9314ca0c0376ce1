import { SEARCH_KINDS, type SearchEntry, type SearchKind } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { theme } from '../../theme/theme.ts';
import { SEARCH_LABELS } from './groupEntries.ts';

interface SearchRangesProps {
  found: readonly SearchEntry[];
  range: SearchKind | null;
  onRange: (range: SearchKind | null) => void;
}

/** All that was found, or one kind of it. */
export function SearchRanges({ found, range, onRange }: SearchRangesProps) {
  const countOf = (kind: SearchKind) => found.filter((entry) => entry.kind === kind).length;
  const kinds = SEARCH_KINDS.filter((kind) => countOf(kind) > 0);
  return (
    <Root aria-label="范围">
      <FilterPill isAll isPressed={range === null} onClick={() => onRange(null)}>
        全部 {found.length}
      </FilterPill>
      {kinds.map((kind) => (
        <FilterPill key={kind} isPressed={range === kind} onClick={() => onRange(kind)}>
          {SEARCH_LABELS[kind]} {countOf(kind)}
        </FilterPill>
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  display: flex;
  flex: none;
  min-width: 0;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  padding: ${theme.space[1]} 2px;
  overflow-x: auto;
`;
