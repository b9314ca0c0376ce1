import type { HotMajor } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { LeadMajorCard } from '../../../cards/major-card/LeadMajorCard.tsx';
import { MajorCard } from '../../../cards/major-card/MajorCard.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { SectionHead } from '../frame/SectionHead.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface MajorsBlockProps {
  /** By seq, the hottest first. */
  majors: Loadable<HotMajor[]>;
  getLink: (major: HotMajor) => string;
  moreTo?: string;
}

/** The school's hot majors with their salaries (HOME-09). */
export function MajorsBlock({ majors, getLink, moreTo }: MajorsBlockProps) {
  return (
    <section aria-labelledby="home-majors">
      <SectionHead {...homeHeadings.majors} moreTo={moreTo} moreLabel="全部专业" />
      <Block
        of={majors}
        skeleton={<MajorsSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title="暂无数据" hint="学校发布热门专业后会出现在这里" />}
        errorTitle="热门专业加载失败"
      >
        {(data) => (
          <Grid>
            {withKeys(data.slice(0, homeItemCounts.majors)).map(([major, key], index) =>
              index === 0 ? (
                <LeadMajorCard key={key} major={major} to={getLink(major)} />
              ) : (
                <MajorCard key={key} major={major} to={getLink(major)} />
              ),
            )}
          </Grid>
        )}
      </Block>
    </section>
  );
}

function MajorsSkeleton() {
  return (
    <Grid>
      <SkeletonRows count={homeItemCounts.majors}>
        <CardSkeleton>
          <Skeleton height="100%" shape="block" />
        </CardSkeleton>
      </SkeletonRows>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 588fr) minmax(0, 282fr) minmax(0, 282fr);
  grid-template-rows: minmax(204px, 1fr) minmax(204px, 1fr);
  gap: ${theme.space[6]};
  > :first-child {
    grid-row: span 2;
  }
  ${media.narrow} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-rows: none;
    > :first-child {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
`;

const CardSkeleton = styled.div`
  min-height: 100%;
  ${media.narrow} {
    height: 172px;
    &:first-child {
      height: 272px;
    }
  }
  ${media.phone} {
    &,
    &:first-child {
      height: 3.75rem;
    }
  }
`;
