import type { SearchEntry, SearchGroup } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { countGroups, SEARCH_LABELS } from './groupEntries.ts';
import { ALL_ICON, GROUP_ICONS } from './searchIcons.ts';

interface SearchRangesProps {
  groups: readonly SearchGroup[];
  found: readonly SearchEntry[];
  range: SearchGroup | null;
  /** Some of it did not answer: what has no hit was not asked, rather than absent. */
  isInPart: boolean;
  onRange: (range: SearchGroup | null) => void;
}

/** All that was found, or one group of it: a list at the left, chips in a narrow window, where an empty group is absent. */
export function SearchRanges({ groups, found, range, isInPart, onRange }: SearchRangesProps) {
  const counts = countGroups(found);
  const ranges = [
    { id: null, label: '全部', count: found.length, Icon: ALL_ICON },
    ...groups.map((group) => ({
      id: group,
      label: SEARCH_LABELS[group],
      count: counts[group],
      Icon: GROUP_ICONS[group],
    })),
  ];
  return (
    <Root aria-label="范围">
      {ranges.map(({ id, label, count, Icon }) => (
        <Range
          key={label}
          type="button"
          aria-pressed={range === id}
          disabled={count === 0}
          onClick={() => onRange(id)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <span>{label}</span>
          <b>{count === 0 && isInPart ? '–' : count}</b>
        </Range>
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${theme.space[1]};
  width: 184px;
  min-width: 0;
  padding: ${theme.space[3]};
  border-right: 1px solid ${theme.color.line.hairline};
  ${media.narrow} {
    flex-direction: row;
    gap: ${theme.space[2]};
    width: auto;
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow-x: auto;
    border: 0;
  }
`;

const Range = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  font: ${theme.type.body};
  b {
    margin-left: auto;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }
  &:hover:not(:disabled, [aria-pressed='true']) {
    background: ${theme.color.surface.fill};
  }
  &[aria-pressed='true'] {
    outline: 1px solid transparent;
    background: ${theme.color.text.primary};
    color: ${theme.color.text.onDeep};
    font-weight: 600;
  }
  &:disabled:not([aria-pressed='true']) {
    color: ${theme.color.text.tertiary};
  }
  ${media.narrow} {
    gap: ${theme.space[1]};
    padding: 0 ${theme.space[4]};
    border: 1px solid ${theme.color.line.strong};
    border-radius: ${theme.radius.pill};
    svg {
      display: none;
    }
    &:disabled {
      display: none;
    }
  }
`;
