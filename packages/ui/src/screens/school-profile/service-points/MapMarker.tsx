import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

interface MapMarkerProps {
  map: LeafletMap;
  latitude: number;
  longitude: number;
  onClick: () => void;
  children: ReactNode;
}

/** A Leaflet marker whose content is rendered by React. */
export function MapMarker({ map, latitude, longitude, onClick, children }: MapMarkerProps) {
  const [host] = useState(() => document.createElement('div'));
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
