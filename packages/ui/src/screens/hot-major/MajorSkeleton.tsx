import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonItem } from '../../primitives/skeleton/SkeletonItem.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The skeleton of the introduction, three certificates and the first questions. */
export function MajorSkeleton() {
  return (
    <Root>
      <Card>
        <Top>
          <Text
            gap={3}
            lines={[
              { width: 160, height: 32 },
              { width: 64, height: 12 },
              { width: 200, height: 32 },
            ]}
          />
          <Skeleton height="100%" shape="block" />
        </Top>
        <Halves>
          {[0, 1].map((half) => (
            <Text key={half} gap={3} lines={[{ width: 96 }, {}, {}, { width: '60%' }]} />
          ))}
        </Halves>
      </Card>
      <Certificates>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={220} shape="block" />
        ))}
      </Certificates>
      <Card>
        {[0, 1, 2].map((row) => (
          <Question key={row} lines={[{ width: `${52 - row * 8}%` }]} />
        ))}
      </Card>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
`;

const Card = styled.div`
  overflow: hidden;
  ${cardSurface}
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 392fr) minmax(0, 520fr);
  height: 284px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 136px 185px;
    height: auto;
    > :last-child {
      order: -1;
    }
  }
`;

const Text = styled(SkeletonItem)`
  padding: ${theme.space[6]} ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Certificates = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Question = styled(SkeletonItem)`
  height: 64px;
  padding: 0 28px;
`;
