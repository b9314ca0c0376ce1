import type { ActivityContent, ClassActivity, Page, PastSummary } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { PageSizeSelect } from '../../../primitives/pagination/PageSizeSelect.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { useLastPageCount } from '../../../primitives/pagination/useLastPageCount.ts';
import { theme } from '../../../theme/theme.ts';
import { FilterRow } from './FilterRow.tsx';
import { PastRow } from './PastRow.tsx';
import { PastSkeleton } from './PastSkeleton.tsx';
import { PAST_PAGE_SIZES, pastFilters, type PastView } from './pastView.ts';

export interface PastLessonsProps {
  summary: Loadable<PastSummary>;
  list: Loadable<Page<ClassActivity>>;
  view: PastView;
  onViewChange: (view: PastView) => void;
  onOpen: (activity: ClassActivity) => void;
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

/** Past lessons with filters, page sizes and a jump box (CDET-04). */
export function PastLessons({ summary, list, view, onViewChange, onOpen, onExam }: PastLessonsProps) {
  const pages = useLastPageCount(list);
  const total = dataOf(list)?.total;
  return (
    <>
      <FilterRow
        filters={pastFilters(dataOf(summary))}
        value={view.filter}
        onChange={(filter) => onViewChange({ ...view, filter, page: 1 })}
      />
      {summary.status === 'failed' && (
        <Failure role="alert">
          数量加载失败
          <Button variant="text" size="small" onClick={summary.onRetry}>
            重新加载数量
          </Button>
        </Failure>
      )}
      <Block
        of={list}
        skeleton={<PastSkeleton count={view.size} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title="暂无数据" />}
        errorTitle="往期课堂加载失败"
      >
        {({ items }) => (
          <Panel>
            {withKeys(items).map(([activity, key]) => (
              <li key={key}>
                <PastRow
                  activity={activity}
                  onOpen={() => onOpen(activity)}
                  onExam={(content) => onExam(activity, content)}
                />
              </li>
            ))}
          </Panel>
        )}
      </Block>
      {total !== 0 && (
        <Foot
          label="往期课堂分页"
          current={view.page}
          pages={pages}
          onChange={(page) => onViewChange({ ...view, page })}
          hasJump
          summary={
            <Summary>
              {total !== undefined && <span>{`共 ${total} 项`}</span>}
              <PageSizeSelect
                value={view.size}
                sizes={PAST_PAGE_SIZES}
                onChange={(size) => onViewChange({ ...view, size, page: 1 })}
              />
            </Summary>
          }
        />
      )}
    </>
  );
}

const Panel = styled.ul`
  ${cardSurface}
  > li + li {
    border-top: 1px solid ${theme.color.line.hairline};
  }
`;

const Failure = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.text.secondary};
`;

const Foot = styled(Pagination)`
  justify-content: flex-end;
  margin-top: ${theme.space[5]};
  > :first-child {
    margin-right: auto;
  }
`;

const Summary = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;
