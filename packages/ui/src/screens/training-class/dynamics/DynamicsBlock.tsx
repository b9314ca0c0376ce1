import type { ActivityDynamic } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import type { Loadable } from '../../../primitives/block/Loadable.ts';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { useWithCode } from '../../../primitives/lazy-module/useWithCode.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';
import { DynamicsLayout } from './DynamicsLayout.ts';

/** What classmates and teachers did last (CDET-09). */
export function DynamicsBlock({ dynamics }: { dynamics: Loadable<ActivityDynamic[]> }) {
  return (
    <Block
      of={useWithCode(loadDynamics, dynamics)}
      skeleton={<DynamicsSkeleton />}
      isEmpty={({ data }) => data.length === 0}
      empty={<Card>班级动态：暂无数据</Card>}
      errorTitle="班级动态加载失败"
    >
      {({ code: Dynamics, data }) => (
        <Card>
          <Dynamics dynamics={data} />
        </Card>
      )}
    </Block>
  );
}

/** Its rotation is no part of what a class page shows first. */
const loadDynamics = () => import('./Dynamics.tsx').then(({ Dynamics }) => Dynamics);

function DynamicsSkeleton() {
  return (
    <Card>
      <DynamicsLayout.Person>
        <Skeleton width={40} height={40} shape="circle" />
        <DynamicsLayout.Words>
          <Skeleton width="70%" height={16} />
          <Gap />
          <Skeleton width={64} height={14} />
        </DynamicsLayout.Words>
      </DynamicsLayout.Person>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: 72px;
  padding: ${theme.space[2]} ${theme.space[4]};
  ${cardSurface}
  color: ${theme.color.text.secondary};
`;

const Gap = styled.div`
  height: ${theme.space[2]};
`;
