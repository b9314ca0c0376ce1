import { styled } from 'styled-components';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../../primitives/skeleton/SkeletonItem.tsx';
import { theme } from '../../../theme/theme.ts';
import { EntryRow } from './InteractionEntry.tsx';

/** The placeholder of a panel's list. */
export function EntriesSkeleton() {
  return (
    <ul>
      {Array.from({ length: 4 }, (_, index) => (
        <EntryRow key={index}>
          <Head start={{ width: 28, height: 28, shape: 'circle' }} lines={[{ width: '30%' }]} />
          <Skeleton width={`${92 - (index % 3) * 14}%`} />
        </EntryRow>
      ))}
    </ul>
  );
}

const Head = styled(SkeletonItem)`
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
`;
