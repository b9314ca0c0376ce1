import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** The element that Leaflet draws into, with the part of Leaflet's style sheet that tiles and pins need. */
export const MapCanvas = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  &.leaflet-dragging {
    cursor: grabbing;
  }
  .leaflet-pane,
  .leaflet-layer,
  .leaflet-tile-container,
  .leaflet-tile,
  .leaflet-marker-icon {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-tile {
    max-width: none;
    visibility: hidden;
    user-select: none;
    -webkit-user-drag: none;
    /* Slightly wider than its cell: hides the seams between tiles at a fractional zoom. */
    width: 256.6px !important;
    height: 256.6px !important;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  &.leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 250ms cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-marker-icon:has([data-chosen]) {
    z-index: 10000 !important;
  }
  .leaflet-marker-icon {
    cursor: pointer;
    pointer-events: auto;
    color: ${theme.color.action.base};
  }
`;
