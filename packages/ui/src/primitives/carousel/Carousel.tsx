import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../native/NativeProps.ts';
import { useRotation } from '../rotation/useRotation.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselLabels, chineseLabels } from './CarouselLabels.ts';
import { CarouselRoot } from './CarouselRoot.ts';

export interface CarouselProps<Item> extends NativeProps<'section', 'children'> {
  /** Accessible name: 学校海报 */
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Pixels, or any CSS length. Fixed, so that the page below does not shift. */
  height: number | string;
  /** Milliseconds per slide; without it the carousel does not rotate. Without `loop` it rests at the last slide. */
  autoplay?: number;
  /** Continues with the first slide after the last. */
  loop?: boolean;
  labels?: CarouselLabels;
}

/** Embla animates by script, which the reduced-motion rule of the stylesheet does not affect. */
const NO_ANIMATION = { '(prefers-reduced-motion: reduce)': { duration: 0 } };

/** Shows one slide at a time, with swipes, arrows and dots. Autoplay pauses on hover, on focus and in a hidden tab. */
export function Carousel<Item>({
  label,
  items,
  renderItem,
  height,
  autoplay,
  loop = false,
  labels = chineseLabels,
  ...rest
}: CarouselProps<Item>) {
  const [viewport, embla] = useEmblaCarousel({ loop, breakpoints: NO_ANIMATION });
  const [current, setCurrent] = useState(0);
  const dots = useRef<HTMLDivElement>(null);
  const count = items.length;
  const { isRotating, isStopped, toggle, pauseProps } = useRotation({
    count,
    interval: loop || current < count - 1 ? autoplay : undefined,
    onTurn: () => embla?.scrollNext(),
    handlers: rest,
  });

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const stepByKey = ({ key }: KeyboardEvent<HTMLElement>) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const target = loop ? (current + by + count) % count : current + by;
    if (by === 0 || !embla || target < 0 || target >= count) return;
    embla.scrollTo(target);
    // The previous slide becomes inert and would drop the focus.
    dots.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <CarouselRoot
      aria-roledescription={labels.carouselRole}
      aria-label={label}
      {...rest}
      {...pauseProps}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        stepByKey(event);
      }}
      data-rotating={isRotating}
    >
      <Viewport ref={viewport} style={{ height }}>
        <Track aria-live={isRotating ? 'off' : 'polite'}>
          {items.map((item, index) => (
            <Slide
              key={index}
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide(index + 1, count)}
              inert={index !== current}
            >
              {renderItem(item, index)}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {count > 1 && (
        <CarouselControls
          labels={labels}
          count={count}
          current={current}
          hasPrevious={embla !== undefined && (loop || current > 0)}
          hasNext={embla !== undefined && (loop || current < count - 1)}
          onPrevious={() => embla?.scrollPrev()}
          onNext={() => embla?.scrollNext()}
          onSelect={(index) => embla?.scrollTo(index)}
          rotation={autoplay === undefined ? undefined : { isStopped, onToggle: toggle }}
          dotsRef={dots}
        />
      )}
    </CarouselRoot>
  );
}

const Viewport = styled.div`
  overflow: hidden;
  border-radius: inherit;
`;

const Track = styled.ul`
  display: flex;
  height: 100%;
`;

const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
`;
