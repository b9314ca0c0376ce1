import type { Classroom } from '@cloud-school/domain';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type LessonEnd, LessonEndCard, type LessonEndCardProps } from './LessonEndCard.tsx';

interface EndedStageProps {
  moves: Pick<LessonEndCardProps, 'onBack'>;
  /** Opens the next item. */
  onOpen: (classroom: Classroom) => void;
  /** Null until the lesson has been played to its end. */
  end: LessonEnd | null;
  /** The stage; it keeps showing the last picture. */
  children: ReactNode;
}

/** A stage with the card of its end: over the last picture, on phones under it. A card that was closed stays away until the next end. */
export function EndedStage({ end, moves, onOpen, children }: EndedStageProps) {
  const area = useRef<HTMLDivElement>(null);
  const [isClosed, setClosed] = useState(false);
  if (end === null && isClosed) setClosed(false);

  function playAgain() {
    const medium = area.current?.querySelector<HTMLMediaElement>('video, audio');
    if (!medium) return;
    medium.currentTime = 0;
    void medium.play().catch(() => undefined);
  }

  return (
    <Area ref={area}>
      {children}
      {end && !isClosed && (
        <Layer>
          <LessonEndCard
            end={end}
            onNext={() => end.next && onOpen(end.next)}
            onBack={moves.onBack}
            onAgain={playAgain}
            onClose={() => setClosed(true)}
          />
        </Layer>
      )}
    </Area>
  );
}

/* A phone's stage sticks to the page, which must be its box. */
const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: none;
  ${media.lessonPhone} {
    display: contents;
  }
`;

/* Ends at the controls of the player. */
const Layer = styled.div`
  position: absolute;
  inset: 0 0 3rem;
  display: grid;
  place-items: center;
  padding: ${theme.space[4]};
  overflow-y: auto;
  background: ${theme.color.surface.scrimDeep};
  ${media.lessonPhone} {
    position: static;
    padding: 0;
    border-bottom: ${theme.space[2]} solid ${theme.color.surface.ground};
    background: none;
    [data-folded='true'] & {
      display: none;
    }
  }
  ${media.lessonSideways} {
    z-index: 1;
    grid-area: 1 / 2 / -1;
    background: ${theme.color.surface.card};
  }
`;
