import type { ClassActivity } from '@cloud-school/api-client';
import { css, styled } from 'styled-components';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { type ActivityFilter, activityFilters } from './activityFilter.ts';

interface ActivityFiltersProps {
  activities: ClassActivity[];
  value: ActivityFilter;
  onChange: (value: ActivityFilter) => void;
}

/** 全部, 待参加, 缺勤, 已参加, 选修 with their counts; 缺勤 has a red dot when there are absences (CDET-03). */
export function ActivityFilters({ activities, value, onChange }: ActivityFiltersProps) {
  return (
    <Row aria-label="课堂筛选">
      {activityFilters(activities).map((filter) => (
        <Pill
          key={filter.value}
          isAll={filter.value === 'all'}
          isPressed={filter.value === value}
          onClick={() => onChange(filter.value)}
          $hasDot={filter.value === 'absent' && filter.count > 0}
        >
          {filter.label} {filter.count}
        </Pill>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[6]};
  ${media.phone} {
    /* Bleeds to the edge of the screen: a cut pill shows that the row scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    padding: ${theme.space[1]} ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const dot = css`
  &::before {
    content: '';
    position: absolute;
    top: 0;
    right: 2px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${theme.color.danger.ink};
  }
`;

const Pill = styled(FilterPill)<{ $hasDot: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $hasDot }) => $hasDot && dot}
`;
