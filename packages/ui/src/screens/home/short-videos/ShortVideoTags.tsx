import type { CountedTag } from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { RetryLine } from '../frame/RetryLine.tsx';

interface ShortVideoTagsProps {
  tags: Loadable<CountedTag[]>;
  /** The count beside 全部; null while unknown. */
  total: number | null;
  /** Null for 全部. */
  tagId: string | null;
  onTag: (tagId: string | null) => void;
}

/** The tags of the short videos with their counts: rows in the column, or a scrolling line above the videos. */
export function ShortVideoTags({ tags, total, tagId, onTag }: ShortVideoTagsProps) {
  if (tags.status === 'failed') return <RetryLine title="标签加载失败" onRetry={tags.onRetry} />;
  if (tags.status === 'loading') {
    return (
      <Rows aria-busy>
        <Skeleton height={40} shape="block" />
        <Skeleton height={40} shape="block" />
        <Skeleton height={40} shape="block" />
      </Rows>
    );
  }
  if (tags.data.length === 0) return null;
  return (
    <Rows as="fieldset" aria-label="按标签筛选短视频">
      {[{ id: null, name: '全部', count: total }, ...tags.data].map(({ id, name, count }) => (
        <Row key={id} type="button" aria-pressed={tagId === id} onClick={() => onTag(id)}>
          {name}
          <span>{count}</span>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: 2px;
  ${media.narrow} {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  text-align: left;
  white-space: nowrap;
  &:hover {
    color: ${theme.color.action.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  span {
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    background: ${theme.color.surface.card};
    box-shadow: ${theme.shadow.rest};
    color: ${theme.color.text.primary};
    font-weight: 600;
    span {
      font-weight: 600;
    }
  }
`;
