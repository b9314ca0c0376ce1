import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { StatisticsPanel } from './StatisticsPanel.ts';

/** The skeleton of the five figures. */
export function StatisticsSkeleton() {
  return (
    <StatisticsPanel>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton width={56} height={14} />
          <Skeleton width={88} height={26} />
        </div>
      ))}
    </StatisticsPanel>
  );
}
