import type { News } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { theme } from '../../theme/theme.ts';

/** A news item or a notice. */
export type LatestItem = Pick<News, 'id' | 'title' | 'publishedAt'>;

export interface LatestNewsBlockProps {
  title?: string;
  news: Loadable<LatestItem[]>;
  /** The expected count, for the skeleton. */
  expected: number;
  getLink: (news: LatestItem) => string;
}

/** Other news or notices beside an article; renders nothing when there is none. */
export function LatestNewsBlock({ title = '最新资讯', news, expected, getLink }: LatestNewsBlockProps) {
  if (dataOf(news)?.length === 0) return null;
  return (
    <Root aria-labelledby="latest-news">
      <Title id="latest-news">{title}</Title>
      <Block
        of={news}
        skeleton={<RowSkeletons count={expected} />}
        errorTitle={`${title}加载失败`}
        errorVariant="bare"
      >
        {(data) => (
          <ul>
            {withKeys(data).map(([item, key]) => (
              <li key={key}>
                <Row to={getLink(item)}>
                  <ItemTitle>
                    <PhraseText>{item.title}</PhraseText>
                  </ItemTitle>
                  {item.publishedAt && <Day>{item.publishedAt.slice(5, 10)}</Day>}
                </Row>
              </li>
            ))}
          </ul>
        )}
      </Block>
    </Root>
  );
}

function RowSkeletons({ count }: { count: number }) {
  return (
    <SkeletonRows count={count}>
      <RowSkeleton>
        <Skeleton width="70%" />
      </RowSkeleton>
    </SkeletonRows>
  );
}

const Root = styled.section`
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[3]};
  ${cardSurface}
`;

const Title = styled.h2`
  margin-bottom: ${theme.space[1]};
  font: ${theme.type.cardTitle};
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.size.control.touch};
  padding-block: ${theme.space[2]};
  li + li & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  &[href]:hover {
    color: ${theme.color.action.base};
  }
`;

const RowSkeleton = styled.div`
  display: flex;
  align-items: center;
  height: 44px;
`;

const ItemTitle = styled.span`
  flex: 1;
  ${clamp(2)}
`;

const Day = styled.time`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
