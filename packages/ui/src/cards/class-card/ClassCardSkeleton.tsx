import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { classCardCover, classCardFrame, classCardTop } from './classCardFrame.ts';

/** The placeholder of a class card, with the same height. */
export function ClassCardSkeleton() {
  return (
    <Card>
      <Row>
        <Cover>
          <Skeleton height="100%" shape="block" />
        </Cover>
        <Lines
          gap={3}
          lines={[
            { width: 72, height: 24 },
            { width: '84%', height: 20 },
            { width: '60%', height: 14 },
          ]}
        />
      </Row>
      <Term>
        <Skeleton height={4} />
      </Term>
      <Foot>
        <Skeleton width={32} height={32} shape="circle" />
        <Skeleton width={88} height={14} />
        <Action>
          <Skeleton width={80} height={40} shape="block" />
        </Action>
      </Foot>
    </Card>
  );
}

const Card = styled.div`
  ${classCardFrame}
`;

const Row = styled.div`
  ${classCardTop}
`;

const Cover = styled.div`
  ${classCardCover}
`;

const Lines = styled(SkeletonItem)`
  flex: 1;
  align-self: flex-start;
`;

const Term = styled.div`
  margin: 44px 0 ${theme.space[6]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line.hairline};
  ${media.phone} {
    padding-top: ${theme.space[3]};
  }
`;

const Action = styled.div`
  margin-left: auto;
`;
