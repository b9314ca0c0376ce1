import { theme } from '@cloud-school/ui';
import { styled } from 'styled-components';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import { VIEWPORTS, type ViewportId } from '../frames/viewports.ts';

interface WallState {
  id: string;
  name: string;
  /** Globals that the story itself fixes. */
  globals: Readonly<Record<string, unknown>>;
}

interface WallRowProps {
  title: string;
  viewport: ViewportId;
  brand: string;
  states: readonly WallState[];
}

/** Width of a picture, in px: five phones or three desktops fit a window of 1440 beside the sidebar. */
const SHOWN_WIDTH: Record<ViewportId, number> = { phone: 188, tablet: 320, desktop: 360 };

/** The states of a screen at one width in one brand; a state made for another width or brand is left out. */
export function WallRow({ title, viewport, brand, states }: WallRowProps) {
  const { width, height } = VIEWPORTS[viewport];
  const shown = states.filter(
    ({ globals }) =>
      (globals.brand ?? brand) === brand && (readViewport(globals.viewport) ?? viewport) === viewport,
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      <Row>
        {shown.map(({ id, name }) => (
          <figure key={id}>
            <StoryFrame
              id={id}
              name={`${name}，${title}`}
              globals={{ brand, viewport }}
              width={width}
              height={height}
              shownWidth={SHOWN_WIDTH[viewport]}
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Row>
    </section>
  );
}

/** The width that a story fixes: `{ value: 'phone' }`. */
function readViewport(global: unknown): unknown {
  return typeof global === 'object' && global !== null && 'value' in global ? global.value : undefined;
}

const Heading = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.title};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  figcaption {
    margin-top: ${theme.space[1]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
