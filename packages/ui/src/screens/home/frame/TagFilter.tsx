import type { CountedTag } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { RetryLine } from './RetryLine.tsx';

interface TagFilterProps {
  /** Accessible name of the filter. */
  label: string;
  /** Of the counts: 条 */
  unit: string;
  tags: Loadable<CountedTag[]>;
  /** The count beside 全部; null while unknown. */
  total: number | null;
  /** Null for 全部. */
  tagId: string | null;
  onTag: (tagId: string | null) => void;
}

/** Tags as filter pills in one line, 全部 first; renders nothing when there are no tags. */
export function TagFilter({ label, unit, tags, total, tagId, onTag }: TagFilterProps) {
  if (tags.status === 'failed') return <RetryLine title="标签加载失败" onRetry={tags.onRetry} />;
  if (tags.status === 'loading') return <Line aria-busy />;
  if (tags.data.length === 0) return null;
  return (
    <Line as="fieldset" aria-label={label}>
      <FilterPill isAll isPressed={tagId === null} onClick={() => onTag(null)}>
        {total === null ? '全部' : `全部 ${total} ${unit}`}
      </FilterPill>
      {withKeys(tags.data).map(([{ id, name, count }, key]) => (
        <FilterPill key={key} isPressed={tagId === id} onClick={() => onTag(id)}>
          {name} {count} {unit}
        </FilterPill>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  padding: ${theme.space[1]} 0;
  ${media.phone} {
    padding: 6px 0;
  }
  ${media.tablet} {
    flex-wrap: nowrap;
    justify-content: flex-start;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
