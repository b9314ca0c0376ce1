import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';

/** The placeholder of an activity with one content. */
export function ActivityCardSkeleton() {
  return (
    <Card>
      <Skeleton width={148} height={24} />
      <Skeleton width="56%" height={20} />
      <Row>
        <Skeleton width={20} height={20} shape="circle" />
        <Skeleton width="38%" height={14} />
        <Action>
          <Skeleton width={76} height={40} shape="block" />
        </Action>
      </Row>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[2]};
  border-top: 1px solid ${theme.color.line.hairline};
`;

const Action = styled.div`
  margin-left: auto;
`;
