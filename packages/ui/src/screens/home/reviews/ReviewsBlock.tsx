import {
  type CountedTag,
  type CourseReview,
  type IdentifiedReview,
  isIdentified,
  type Page,
} from '@cloud-school/domain';
import { styled } from 'styled-components';
import { ReviewCard } from '../../../cards/review-card/ReviewCard.tsx';
import { ReviewCardSkeleton } from '../../../cards/review-card/ReviewCardSkeleton.tsx';
import { shelf } from '../../../layout/shelf/shelf.ts';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { withKeys } from '../../../primitives/list-keys/withKeys.ts';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { useLastPageCount } from '../../../primitives/pagination/useLastPageCount.ts';
import { SkeletonRows } from '../../../primitives/skeleton/SkeletonRows.tsx';
import { useIsPhone } from '../../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { HomePager } from '../frame/HomePager.tsx';
import { SectionHead } from '../frame/SectionHead.tsx';
import { TagFilter } from '../frame/TagFilter.tsx';
import { homeHeadings } from '../homeHeadings.ts';
import { homeItemCounts } from '../homeItemCounts.ts';

export interface ReviewsBlockProps {
  reviews: Loadable<Page<CourseReview>>;
  tags: Loadable<CountedTag[]>;
  /** The count without a filter; null while unknown. */
  total: number | null;
  /** Null for 全部. */
  tagId: string | null;
  onTag: (tagId: string | null) => void;
  /** Page number from 1. */
  current: number;
  onPage: (page: number) => void;
  onLike: (review: IdentifiedReview) => void;
  onOpenFile: (review: CourseReview, index: number) => void;
  /** No button of comments without it. */
  onOpenComments?: ((review: IdentifiedReview) => void) | undefined;
}

/** Students' reviews of their trainings, two at a time, filtered by tag (HOME-07). */
export function ReviewsBlock({
  reviews,
  tags,
  total,
  tagId,
  onTag,
  current,
  onPage,
  onLike,
  onOpenFile,
  onOpenComments,
}: ReviewsBlockProps) {
  const pages = useLastPageCount(reviews);
  const isPhone = useIsPhone();
  return (
    <section aria-labelledby="home-reviews">
      <Head>
        <SectionHead {...homeHeadings.reviews}>
          {isPhone && <HomePager label="点评分页" current={current} pages={pages} onChange={onPage} />}
        </SectionHead>
        <TagFilter label="按标签筛选点评" unit="条" tags={tags} total={total} tagId={tagId} onTag={onTag} />
      </Head>
      <Content>
        <Block
          of={reviews}
          skeleton={<ReviewsSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title="暂无点评" hint="学员结业后写下的点评会出现在这里" />}
          errorTitle="点评加载失败"
        >
          {({ items }) => (
            <Cards key={current}>
              {withKeys(items.slice(0, homeItemCounts.reviews)).map(([review, key]) => (
                <li key={key}>
                  <ReviewCard
                    review={review}
                    onOpenFile={(file) => onOpenFile(review, file)}
                    {...(isIdentified(review) && {
                      onLike: () => onLike(review),
                      onOpenComments: onOpenComments && (() => onOpenComments(review)),
                    })}
                  />
                </li>
              ))}
            </Cards>
          )}
        </Block>
      </Content>
      {pages > 1 && !isPhone && <Pages label="点评分页" current={current} pages={pages} onChange={onPage} />}
    </section>
  );
}

function ReviewsSkeleton() {
  return (
    <Cards>
      <SkeletonRows count={homeItemCounts.reviews}>
        <li>
          <ReviewCardSkeleton />
        </li>
      </SkeletonRows>
    </Cards>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[6]};
  margin-bottom: ${theme.space[5]};
  > :first-child {
    margin-bottom: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
    margin-bottom: ${theme.space[4]};
  }
  ${media.phone} {
    gap: ${theme.space[2]};
  }
`;

/** As high as most pages of reviews, so that paging does not shift the blocks below. */
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 450px;
  ${media.phone} {
    min-height: 320px;
  }
  > * {
    display: grid;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  height: 100%;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  ${shelf('19.5rem')}
`;

const Pages = styled(Pagination)`
  justify-content: center;
  margin-top: ${theme.space[6]};
`;
