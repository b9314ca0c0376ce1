import { BUSINESS_LINES, type BusinessLine } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { EntryGrid } from '../../../cards/entry-grid/EntryGrid.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { RetryLine } from '../frame/RetryLine.tsx';

export interface EntriesBlockProps {
  lines: Loadable<BusinessLine[]>;
  /** Address of a line that has a page of its own. */
  getLink?: (line: BusinessLine) => string | undefined;
  /** Opens a line without a page. */
  onOpen?: (line: BusinessLine) => void;
}

/** The school's business lines; renders nothing when the school has none (HOME-04). */
export function EntriesBlock({ lines, getLink, onOpen }: EntriesBlockProps) {
  if (dataOf(lines)?.length === 0) return null;
  if (lines.status === 'failed') {
    return (
      <FailedPanel>
        <RetryLine title="业务入口加载失败" hint={lines.message} onRetry={lines.onRetry} />
      </FailedPanel>
    );
  }
  return (
    <section aria-labelledby="home-entries">
      <VisuallyHidden as="h2" id="home-entries">
        业务入口
      </VisuallyHidden>
      <Block of={lines} skeleton={<EntriesSkeleton />} errorTitle="业务入口加载失败">
        {(data) => <EntryGrid lines={data} getLink={getLink} onOpen={onOpen} />}
      </Block>
    </section>
  );
}

function EntriesSkeleton() {
  return (
    <Panel>
      <SkeletonRows count={BUSINESS_LINES.length}>
        <Cell>
          <Skeleton width={44} height={44} shape="block" />
          <Skeleton width={64} />
        </Cell>
      </SkeletonRows>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(${BUSINESS_LINES.length}, 1fr);
  ${cardSurface}
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: 1px;
  }
  ${media.phone} {
    grid-template-columns: repeat(${BUSINESS_LINES.length}, minmax(0, 1fr));
    gap: 0;
    padding: ${theme.space[1]};
  }
`;

const FailedPanel = styled.div`
  display: flex;
  min-height: 96px;
  padding: 0 ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  height: 96px;
  ${media.phone} {
    flex-direction: column;
    gap: ${theme.space[1]};
    height: 80px;
    > * {
      max-width: 2rem;
      max-height: 2rem;
    }
  }
`;
