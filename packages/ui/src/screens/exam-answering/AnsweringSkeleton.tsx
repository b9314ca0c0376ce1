import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Placeholder of question and answer card while the paper loads. */
export function AnsweringSkeleton() {
  return (
    <Columns>
      <Question>
        <Skeleton width={240} height={28} />
        <Skeleton height={4} />
        <Skeleton height={20} />
        <Skeleton width="70%" height={20} />
        {[0, 1, 2, 3].map((option) => (
          <Skeleton key={option} height={60} shape="block" />
        ))}
      </Question>
      <Side>
        <Clock>
          <Skeleton width={156} height={156} shape="circle" />
          <Skeleton width={180} height={12} />
        </Clock>
        <Tiles>
          {Array.from({ length: 48 }, (_, tile) => (
            <Skeleton key={tile} width={36} height={36} shape="block" />
          ))}
        </Tiles>
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 312px;
  gap: ${theme.space[6]};
  /* The window minus bar, footer and margins. */
  height: calc(100dvh - ${bars.exam} - 72px - 2 * ${theme.space[6]});
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
`;

const Question = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  padding: ${theme.space[8]} ${theme.space[10]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-height: 0;
  ${media.tablet} {
    display: none;
  }
`;

const Clock = styled.div`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: start;
  gap: ${theme.space[3]};
  height: 258px;
  padding-top: ${theme.space[5]};
  ${cardSurface}
`;

const Tiles = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(6, ${theme.size.control.compact});
  justify-content: space-between;
  align-content: start;
  gap: 9px;
  min-height: 0;
  padding: ${theme.space[6]};
  ${cardSurface}
  overflow: hidden;
`;
