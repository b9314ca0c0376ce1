import { styled } from 'styled-components';
import { FootBar } from '../../layout/foot-bar/FootBar.ts';
import { FootBarSpace } from '../../layout/foot-bar/FootBarSpace.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Placeholder of the intro card while the test loads. */
export function IntroSkeleton() {
  return (
    <Card>
      <Skeleton height={104} shape="block" style={{ borderRadius: 0 }} />
      <Content>
        <Skeleton width={64} height={24} />
        <Skeleton width="70%" height={32} />
        <Skeleton height={72} shape="block" />
        <Skeleton width={72} height={24} />
        <Skeleton />
        <Skeleton width="80%" />
        <FootBarSpace />
        <FootBar>
          <Start>
            <Skeleton height={48} shape="block" />
          </Start>
        </FootBar>
      </Content>
    </Card>
  );
}

const Card = styled.div`
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  overflow: hidden;
`;

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]} 36px ${theme.space[8]};
`;

const Start = styled.div`
  width: 168px;
  ${media.phone} {
    width: 100%;
  }
`;
