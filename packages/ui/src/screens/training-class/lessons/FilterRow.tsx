import { css, styled } from 'styled-components';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export interface LessonFilter<Value extends string> {
  value: Value;
  label: string;
  /** Null while it is unknown. */
  count: number | null;
  /** A red dot draws the eye to it. */
  hasDot?: boolean;
}

interface FilterRowProps<Value extends string> {
  filters: readonly LessonFilter<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Filters with their counts. On a phone the row scrolls. */
export function FilterRow<Value extends string>({ filters, value, onChange }: FilterRowProps<Value>) {
  return (
    <Row aria-label="课堂筛选">
      {filters.map((filter) => (
        <Filter
          key={filter.value}
          isAll={filter.value === 'all'}
          isPressed={filter.value === value}
          onClick={() => onChange(filter.value)}
          $hasDot={filter.hasDot ?? false}
        >
          {filter.count === null ? filter.label : `${filter.label} ${filter.count}`}
        </Filter>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  ${media.phone} {
    /* Bleeds to the edge of the screen: a cut pill shows that the row scrolls. */
    margin-inline: calc(-1 * ${theme.space[4]});
    padding: ${theme.space[1]} ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.print} {
    display: none;
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

const Filter = styled(FilterPill)<{ $hasDot: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $hasDot }) => $hasDot && dot}
  ${media.phone} {
    height: ${theme.size.control.compact};
  }
`;
