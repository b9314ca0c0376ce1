import type { AlbumMaterial } from '@cloud-school/domain';
import { ChevronLeft, ChevronRight, ThumbsUp } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { PictureOrVideo } from './PictureOrVideo.tsx';
import { StepButton } from './StepButton.tsx';

interface AlbumFigureProps {
  material: AlbumMaterial;
  /** Undefined at the start of the album. */
  onPrevious: (() => void) | undefined;
  /** Undefined at the end of the album. */
  onNext: (() => void) | undefined;
  onLike: (() => void) | undefined;
}

/** Pixels a finger moves before the touch counts as a swipe. */
const SWIPE_DISTANCE = 48;

/** The picture or video on the stage, its caption, and buttons to its neighbours. */
export function AlbumFigure({ material, onPrevious, onNext, onLike }: AlbumFigureProps) {
  const { name, introduction, isLiked } = material;
  const touchStartX = useRef<number | null>(null);

  function swipe(distance: number) {
    if (distance < -SWIPE_DISTANCE) onNext?.();
    else if (distance > SWIPE_DISTANCE) onPrevious?.();
  }

  return (
    <Root>
      <Frame
        onTouchStart={({ touches }) => {
          touchStartX.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const end = changedTouches[0]?.clientX;
          if (touchStartX.current !== null && end !== undefined) swipe(end - touchStartX.current);
          touchStartX.current = null;
        }}
      >
        <Media>
          <PictureOrVideo material={material} />
          <StepButton side="left" label="上一张" onStep={onPrevious}>
            <ChevronLeft size={24} aria-hidden />
          </StepButton>
          <StepButton side="right" label="下一张" onStep={onNext}>
            <ChevronRight size={24} aria-hidden />
          </StepButton>
        </Media>
        <Caption>
          <Text aria-live="polite">
            <Name>{name}</Name>
            {introduction && <p>{introduction}</p>}
          </Text>
          {onLike && (
            <Like type="button" aria-pressed={isLiked} onClick={onLike}>
              <ThumbsUp size={18} fill={isLiked ? 'currentColor' : 'none'} aria-hidden />
              <span>{isLiked ? '已赞' : '点赞'}</span>
            </Like>
          )}
        </Caption>
      </Frame>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 0;
  padding: 0 76px;
  ${media.phone} {
    flex: none;
    padding: 0;
  }
`;

/* As wide as the window's height allows: the header takes 64 px, the caption 96 and the strip 136, and 8 stay free. */
const Frame = styled.div`
  width: min(100%, 736px, calc((min(100dvh - 48px, 788px) - 304px) * 1.6));
  ${media.phone} {
    width: 100%;
  }
`;

const Media = styled.div`
  position: relative;
`;

const Caption = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};
  ${media.phone} {
    padding: ${theme.space[3]} ${theme.space[4]};
  }
`;

const Text = styled.div`
  min-width: 0;
  color: ${theme.color.text.onStageSecondary};
  p {
    ${clamp(2)}
    margin-top: 2px;
  }
`;

const Name = styled.h3`
  ${truncate}
  color: ${theme.color.text.onStage};
  font: ${theme.type.cardTitle};
`;

const Like = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 84px;
  height: ${theme.size.control.medium};
  padding: 0 ${theme.space[4]};
  border: 1px solid ${theme.color.line.onStage};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.onStage};
  font: ${theme.type.bodyStrong};
  svg {
    color: ${theme.color.accent.fill};
  }
  &:hover {
    background: ${theme.color.surface.stageFill};
  }
  ${media.phone} {
    height: ${theme.size.control.touch};
  }
`;
