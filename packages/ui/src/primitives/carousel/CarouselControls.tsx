import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { CarouselLabels } from './CarouselLabels.ts';
import { CarouselRoot } from './CarouselRoot.ts';

interface CarouselControlsProps {
  labels: CarouselLabels;
  count: number;
  current: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onSelect: (index: number) => void;
  /** Present with autoplay. */
  rotation?: { isStopped: boolean; onToggle: () => void };
  dotsRef: Ref<HTMLDivElement>;
}

/** Arrows that show on hover, dots, and the button that stops the rotation; on a phone the place and that button alone. */
export function CarouselControls({
  labels,
  count,
  current,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  onSelect,
  rotation,
  dotsRef,
}: CarouselControlsProps) {
  return (
    <>
      <Arrow
        type="button"
        $side="left"
        aria-label={labels.previous}
        disabled={!hasPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft size={24} aria-hidden />
      </Arrow>
      <Arrow type="button" $side="right" aria-label={labels.next} disabled={!hasNext} onClick={onNext}>
        <ChevronRight size={24} aria-hidden />
      </Arrow>
      <Dots ref={dotsRef}>
        {Array.from({ length: count }, (_, index) => (
          <Dot
            key={index}
            type="button"
            aria-label={labels.slide(index + 1, count)}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          />
        ))}
      </Dots>
      <Position aria-hidden $isAlone={!rotation}>
        {current + 1} / {count}
      </Position>
      {rotation && (
        <Toggle
          type="button"
          aria-label={rotation.isStopped ? labels.start : labels.stop}
          onClick={rotation.onToggle}
        >
          {rotation.isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        </Toggle>
      )}
    </>
  );
}

const Control = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  opacity: 0;
  transition: opacity ${theme.motion.quick};
  ${CarouselRoot}:hover &,
  &:focus-visible {
    opacity: 1;
  }
`;

const Arrow = styled(Control)<{ $side: 'left' | 'right' }>`
  top: 50%;
  ${({ $side }) => $side}: ${theme.space[4]};
  margin-top: calc(-1 * ${theme.space[5]});
  ${CarouselRoot}:hover &:disabled {
    opacity: 0;
  }
  ${media.phone} {
    display: none;
  }
`;

const Toggle = styled(Control)`
  right: ${theme.space[4]};
  bottom: ${theme.space[3]};
  ${media.hoverless} {
    opacity: 1;
  }
  ${media.phone} {
    right: 0;
    bottom: 0;
    width: 44px;
    height: 44px;
    background: none;
    opacity: 1;
  }
`;

/** On a phone in place of arrows and dots: a swipe turns. Room for the button at its end. */
const Position = styled.p<{ $isAlone: boolean }>`
  position: absolute;
  right: ${theme.space[2]};
  bottom: ${theme.space[2]};
  display: none;
  padding: 5px ${theme.space[3]};
  ${({ $isAlone }) => !$isAlone && `padding-right: ${theme.space[8]};`}
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: block;
  }
`;

/** On a dark pill, because a school's picture may have any colour there. */
const Dots = styled.div`
  position: absolute;
  bottom: 0;
  left: 50%;
  isolation: isolate;
  display: flex;
  padding-inline: ${theme.space[1]};
  transform: translateX(-50%);
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 10px 0;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface.pill};
  }
  /* For keys and screen readers. */
  ${media.phone} {
    pointer-events: none;
    &:not(:focus-within) {
      opacity: 0;
    }
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  height: ${theme.size.control.medium};
  /* 24 px wide: the smallest touch target of WCAG 2.5.8. */
  padding: 0 ${theme.space[2]};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface.card};
    opacity: 0.6;
    transition: width ${theme.motion.calm};
  }
  &[aria-current]::before {
    width: 28px;
    opacity: 1;
  }
`;
