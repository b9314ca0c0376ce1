import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const ROWS = 6;

/** The skeleton of a page of notices. */
export function NoticeListSkeleton() {
  return Array.from({ length: ROWS }, (_, index) => (
    <Row key={index}>
      <Skeleton width={84} />
      <Skeleton width={`${64 - index * 6}%`} />
    </Row>
  ));
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: 61px;
  ${media.phone} {
    height: 65px;
  }
`;
