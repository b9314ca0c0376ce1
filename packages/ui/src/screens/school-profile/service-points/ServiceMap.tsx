import { divIcon, type LatLngTuple, type Map as LeafletMap, marker } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { MapCanvas } from './MapCanvas.ts';
import { MapPin } from './MapPin.tsx';
import type { MapPoint } from './MapPoint.ts';
import type { MapSource } from './MapSource.ts';
import { centreOn, closeMap, openMap } from './openMap.ts';

export interface ServiceMapProps {
  source: MapSource;
  points: MapPoint[];
  /** The point at the centre of the map. */
  chosen: MapPoint;
  onChoose: (number: number) => void;
}

/** Pins on a map. The pins are for pointers only: keyboards and screen readers use the list beside the map. */
export function ServiceMap({ source, points, chosen, onChoose }: ServiceMapProps) {
  const { latitude, longitude } = chosen.position;
  const [start] = useState<LatLngTuple>([latitude, longitude]);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const opened = openMap(element, start, source);
      const observer = new ResizeObserver(() => opened.invalidateSize({ animate: false }));
      observer.observe(element);
      setMap(opened);
      return () => {
        observer.disconnect();
        closeMap(opened);
        setMap(null);
      };
    },
    [start, source],
  );
  useEffect(() => {
    if (map) centreOn(map, [latitude, longitude]);
  }, [map, latitude, longitude]);

  return (
    <Root>
      <MapCanvas ref={attach} aria-hidden data-map />
      {map &&
        points.map((point) => (
          <MapMarker key={point.number} map={map} {...point.position} onClick={() => onChoose(point.number)}>
            <MapPin point={point} isChosen={point.number === chosen.number} />
          </MapMarker>
        ))}
      <Zoom aria-label="地图缩放">
        <IconButton
          label="放大"
          variant="ghost"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => map?.zoomIn(1)}
        />
        <IconButton
          label="缩小"
          variant="ghost"
          icon={<Minus size={18} aria-hidden />}
          onClick={() => map?.zoomOut(1)}
        />
      </Zoom>
      {source.attribution && <Attribution>{source.attribution}</Attribution>}
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  background: ${theme.color.surface.fill};
`;

const Zoom = styled.fieldset`
  position: absolute;
  right: ${theme.space[4]};
  bottom: ${theme.space[6]};
  z-index: 1;
  display: grid;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  > :first-child {
    border-bottom-color: ${theme.color.line.hairline};
  }
  ${media.phone} {
    right: ${theme.space[2]};
  }
`;

const Attribution = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  z-index: 1;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.tag} 0 0;
  background: color-mix(in srgb, ${theme.color.surface.card} 88%, transparent);
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  /* Clear of the buttons. */
  ${media.largeText} {
    right: auto;
    left: 0;
    border-radius: 0 ${theme.radius.tag} 0 0;
  }
`;

interface MapMarkerProps {
  map: LeafletMap;
  latitude: number;
  longitude: number;
  onClick: () => void;
  children: ReactNode;
}

/** A Leaflet marker whose content is rendered by React. */
function MapMarker({ map, latitude, longitude, onClick, children }: MapMarkerProps) {
  const [host] = useState(() => map.getContainer().ownerDocument.createElement('div'));
  const click = useEffectEvent(onClick);
  useEffect(() => {
    const icon = divIcon({ html: host, className: '', iconSize: [0, 0] });
    const pin = marker([latitude, longitude], { icon, keyboard: false });
    pin.on('click', () => click()).addTo(map);
    return () => {
      pin.remove();
    };
  }, [host, map, latitude, longitude]);
  return createPortal(children, host);
}
