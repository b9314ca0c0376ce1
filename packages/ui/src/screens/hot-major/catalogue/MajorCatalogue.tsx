import type { HotMajor } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { CatalogueRows } from './CatalogueRows.tsx';
import { catalogueSize } from './catalogueSize.ts';

interface MajorCatalogueProps {
  majors: Loadable<HotMajor[]>;
  majorId: string | null;
  getLink: (major: HotMajor) => string;
}

/** The hot majors with their salaries: a column on a wide window, a line that scrolls sideways on a narrow one (MAJOR-01). */
export function MajorCatalogue({ majors, majorId, getLink }: MajorCatalogueProps) {
  const count = majors.status === 'ready' ? Math.min(majors.data.length, catalogueSize) : null;
  return (
    <Root aria-label="专业目录">
      <Head>
        <Title>专业目录</Title>
        <Hint>{count === null ? '热门专业，按热度排列' : `${count} 个热门专业，按热度排列`}</Hint>
      </Head>
      <Block
        of={majors}
        skeleton={<CatalogueSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState variant="bare" title="暂无数据" />}
        errorTitle="目录加载失败"
        errorVariant="bare"
      >
        {(data) => (
          <CatalogueRows majors={data.slice(0, catalogueSize)} majorId={majorId} getLink={getLink} />
        )}
      </Block>
      <Foot>薪资单位：元/月</Foot>
    </Root>
  );
}

function CatalogueSkeleton() {
  return (
    <RowsSkeleton>
      <SkeletonRows count={catalogueSize}>
        <RowSkeleton>
          <Skeleton width={16} />
          <Skeleton width={64} />
          <Skeleton width={72} height={12} />
        </RowSkeleton>
      </SkeletonRows>
    </RowsSkeleton>
  );
}

const Root = styled.nav`
  min-width: 0;
  overflow: hidden;
  ${cardSurface}
  ${media.tablet} {
    overflow: visible;
    background: none;
    box-shadow: none;
  }
`;

const Head = styled.div`
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[3]};
  ${media.tablet} {
    display: none;
  }
`;

const Title = styled.h2`
  font: ${theme.type.cardTitle};
`;

const Hint = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Foot = styled.p`
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  ${media.tablet} {
    display: none;
  }
`;

const RowsSkeleton = styled.div`
  padding: 0 ${theme.space[6]};
  ${media.tablet} {
    display: flex;
    gap: ${theme.space[2]};
    overflow: hidden;
    padding: ${theme.space[1]} 0;
  }
`;

const RowSkeleton = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: 3.25rem;
  > :last-child {
    margin-left: auto;
  }
  ${media.tablet} {
    flex: none;
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space[1]};
    width: 6.75rem;
    height: 3.75rem;
    border-radius: ${theme.radius.option};
    background: ${theme.color.surface.card};
    > :first-child {
      display: none;
    }
    > :last-child {
      margin-left: 0;
    }
  }
`;
