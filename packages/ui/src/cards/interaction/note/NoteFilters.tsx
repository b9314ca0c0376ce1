import type { NoteCounts } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { Switch } from '../../../primitives/switch/Switch.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { FilterRow } from '../panel/FilterRow.ts';
import { NOTE_PILLS, type NoteFilter } from './NoteFilter.ts';

interface NoteFiltersProps {
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
  /** Null while unknown. */
  counts: NoteCounts | null;
}

/** All notes or own ones, and a switch for those of teachers, each with its count (QNA-02). */
export function NoteFilters({ filter, onFilter, counts }: NoteFiltersProps) {
  return (
    <Root>
      <FilterRow aria-label="筛选笔记">
        {NOTE_PILLS.map((item) => (
          <FilterPill
            key={item.filter}
            size="small"
            isAll={item.filter === 'all'}
            isPressed={filter === item.filter}
            onClick={() => onFilter(item.filter)}
          >
            {counts ? `${item.label} ${counts[item.count]}` : item.label}
          </FilterPill>
        ))}
      </FilterRow>
      <TeachersOnly
        label={counts ? `仅看老师 ${counts.teacher}` : '仅看老师'}
        isOn={filter === 'teacher'}
        onChange={(isOn) => onFilter(isOn ? 'teacher' : 'all')}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${media.phone} {
    flex-wrap: wrap;
  }
  gap: 0 ${theme.space[2]};
`;

const TeachersOnly = styled(Switch)`
  min-height: ${theme.size.control.compact};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
