import type { NoteCounts } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { theme } from '../../../theme/theme.ts';
import { FilterRow } from '../panel/FilterRow.ts';
import { NOTE_FILTERS, type NoteFilter } from './NoteFilter.ts';

interface NoteFiltersProps {
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
  /** Null while unknown. */
  counts: NoteCounts | null;
}

/** All notes, own ones, or those of teachers, which have a switch too (QNA-02). */
export function NoteFilters({ filter, onFilter, counts }: NoteFiltersProps) {
  return (
    <Root>
      <FilterRow aria-label="筛选笔记">
        {NOTE_FILTERS.map((item) => (
          <FilterPill
            key={item.filter}
            size="small"
            isAll={item.filter === 'all'}
            isPressed={filter === item.filter}
            onClick={() => onFilter(item.filter)}
          >
            {item.label}
            {counts && ` ${counts[item.count]}`}
          </FilterPill>
        ))}
      </FilterRow>
      <TeachersOnly
        label="仅看老师"
        isOn={filter === 'teacher'}
        onChange={(isOn) => onFilter(isOn ? 'teacher' : 'all')}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[2]};
`;

const TeachersOnly = styled(Switch)`
  min-height: ${theme.size.control.compact};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
