import { CircleCheck, Clock3 } from 'lucide-react';
import { styled } from 'styled-components';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { MapPoint } from './MapPoint.ts';

interface MapPinProps {
  point: MapPoint;
  isChosen: boolean;
}

/** A pin with the number of its row, grey outside opening hours; the chosen one is larger and has a bubble. */
export function MapPin({ point, isChosen }: MapPinProps) {
  const { number, name, caption, state } = point;
  const isResting = state === 'resting';
  return (
    <Anchor data-pin={number} data-chosen={isChosen || undefined} data-resting={isResting || undefined}>
      {isChosen && (
        <Bubble>
          <strong>{name}</strong>
          {caption && (
            <Caption $isOpen={state === 'open'}>
              {state === 'open' && <CircleCheck size={14} aria-hidden />}
              {isResting && <Clock3 size={14} aria-hidden />}
              <span>{caption}</span>
            </Caption>
          )}
        </Bubble>
      )}
      <Drop
        viewBox="0 0 36 48"
        width="36"
        height="48"
        aria-hidden
        $isChosen={isChosen}
        $isResting={isResting}
      >
        <ellipse cx="18" cy="45" rx="9" ry="2.5" />
        <path d="M18 43C11 32 4 25.500 4 16.500a14 14 0 0 1 28 0C32 25.500 25 32 18 43Z" />
        <circle cx="18" cy="16.500" r="9.500" />
        <text x="18" y="17" textAnchor="middle" dominantBaseline="central">
          {number}
        </text>
      </Drop>
    </Anchor>
  );
}

/* Leaflet positions the element's top left corner; these rules move the pin's tip there. */
const Anchor = styled.div`
  position: absolute;
  bottom: -3px;
  left: 0;
  display: grid;
  justify-items: center;
  width: max-content;
  transform: translateX(-50%);
`;

const Drop = styled.svg<{ $isChosen: boolean; $isResting: boolean }>`
  overflow: visible;
  color: ${({ $isResting }) => ($isResting ? theme.color.text.tertiary : theme.color.action.base)};
  transform: scale(${({ $isChosen }) => ($isChosen ? 1.25 : 1)});
  transform-origin: 50% 94%;
  transition: transform ${theme.motion.quick};
  ellipse {
    fill: ${theme.color.text.primary};
    opacity: 0.18;
  }
  path {
    fill: currentColor;
    stroke: ${theme.color.surface.card};
    stroke-width: 1.5;
  }
  circle {
    fill: ${theme.color.surface.card};
  }
  text {
    fill: currentColor;
    font: ${theme.type.captionStrong};
  }
`;

const Bubble = styled.div`
  min-width: 160px;
  max-width: 232px;
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  box-shadow: ${theme.shadow.raised};
  font: ${theme.type.bodyStrong};
  strong {
    display: block;
    ${truncate}
  }
  ${media.phone} {
    /* The map is too low for a bubble on a phone; the list below has the same information. */
    display: none;
  }
`;

const Caption = styled.p<{ $isOpen: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $isOpen }) => ($isOpen ? theme.color.success.ink : theme.color.text.secondary)};
  font: ${theme.type.caption};
  svg {
    flex: none;
  }
  span {
    ${truncate}
  }
`;
