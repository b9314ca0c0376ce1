import { theme } from '@cloud-school/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { createTurns } from './createTurns.ts';
import { frameAddress, storyAddress } from './storyAddress.ts';
import type { StoryGlobals } from './StoryGlobals.ts';

/** A frame loads the whole preview: more at a time make the page slow. */
const takeTurn = createTurns(2);
/** A frame is created this far (px) before it is seen, and removed when it is farther away. */
const MARGIN_PX = 400;
/** A story that never reports a load gives its turn back after this time. */
const TURN_MS = 15_000;

interface StoryFrameProps {
  id: string;
  /** Accessible name of the picture and its link. */
  name: string;
  globals?: StoryGlobals;
  /** Size of the story's window, in px. */
  width: number;
  height: number;
  /** Width of the picture, in px. */
  shownWidth: number;
  /** Default: the story with the same globals. */
  href?: string;
}

/** A small live picture of a story. It loads near the window only, and a click opens the story. */
export function StoryFrame({ id, name, globals, width, height, shownWidth, href }: StoryFrameProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [hasTurn, setHasTurn] = useState(false);
  const giveBack = useRef(() => {});
  const scale = shownWidth / width;

  useEffect(() => {
    if (!link.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let timer: number | undefined;
    const end = takeTurn(() => {
      setHasTurn(true);
      timer = window.setTimeout(() => end(), TURN_MS);
    });
    giveBack.current = end;
    return () => {
      window.clearTimeout(timer);
      end();
      setHasTurn(false);
    };
  }, [isNear]);

  return (
    <Box
      ref={link}
      href={href ?? storyAddress(id, globals)}
      target="_top"
      aria-label={name}
      style={{ width: shownWidth, height: Math.round(height * scale) }}
    >
      {hasTurn && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page, which needs its own storage and modules.
        <iframe
          title={name}
          src={frameAddress(id, { ...globals, motion: 'reduced' })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          tabIndex={-1}
          // The story may not take the focus: that would scroll this page.
          inert
          onLoad={() => giveBack.current()}
        />
      )}
    </Box>
  );
}

const Box = styled.a`
  position: relative;
  flex: none;
  display: block;
  overflow: hidden;
  max-width: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  box-shadow: 0 0 0 1px ${theme.color.line.hairline};
  &:hover {
    box-shadow: 0 0 0 2px ${theme.color.action.base};
  }
  iframe {
    position: absolute;
    top: 0;
    left: 0;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;
