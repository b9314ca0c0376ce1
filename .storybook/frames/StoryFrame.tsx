import { theme } from '@cloud-school/ui/theme';
import { styled } from 'styled-components';
import { frameAddress, storyAddress, type StoryGlobals } from './storyAddress.ts';

interface StoryFrameProps {
  id: string;
  /** Accessible name of the picture and its link. */
  name: string;
  globals: StoryGlobals;
  /** Size of the story's window, in px. */
  width: number;
  height: number;
  /** Width of the picture, in px. */
  shownWidth: number;
}

/** A small live picture of a story. It loads near the window only, and a click opens the story. */
export function StoryFrame({ id, name, globals, width, height, shownWidth }: StoryFrameProps) {
  const scale = shownWidth / width;
  return (
    <Box
      href={storyAddress(id, globals)}
      target="_top"
      aria-label={name}
      style={{ width: shownWidth, height: Math.round(height * scale) }}
    >
      <iframe
        title={name}
        src={frameAddress(id, { ...globals, motion: 'reduced' })}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        loading="lazy"
        tabIndex={-1}
        // The story may not take the focus: that would scroll this page.
        inert
      />
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
