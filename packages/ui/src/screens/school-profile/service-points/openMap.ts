import { type LatLngTuple, type Map as LeafletMap, map as createMap, TileLayer } from 'leaflet';
import type { MapSource } from './MapSource.ts';

/** The specification's zoom of the service points. */
const ZOOM = 17.2;
const ZOOMS = { minZoom: 11, maxZoom: 19 };
const FLIGHT_SECONDS = 0.9;

/** Maps in the middle of a zoom. */
const zooming = new WeakSet<LeafletMap>();

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A Leaflet map of tiles alone: none of its own controls, and none of its HTML strings. */
export function openMap(element: HTMLElement, center: LatLngTuple, source: MapSource): LeafletMap {
  const map = createMap(element, {
    ...ZOOMS,
    // Allows a zoom between two of the tiles'.
    zoomSnap: 0.1,
    center,
    zoom: ZOOM,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    // A page that scrolls must not stop over the map.
    scrollWheelZoom: false,
    fadeAnimation: !isStill(),
    zoomAnimation: !isStill(),
    markerZoomAnimation: !isStill(),
  });
  const tiles = new TileLayer('', ZOOMS);
  tiles.getTileUrl = ({ x, y, z }) => source.tileAddress({ x, y, z });
  tiles.addTo(map);
  map.on('zoomanim', () => zooming.add(map));
  map.on('moveend', () => zooming.delete(map));
  return map;
}

/** Takes the map away; one in the middle of a zoom ends it first, since Leaflet's own timer would find nothing left. */
export function closeMap(map: LeafletMap): void {
  if (zooming.has(map)) map.once('moveend', () => map.remove());
  else map.remove();
}

/** Brings a place to the middle: a flight, at once under reduced motion. */
export function goTo(map: LeafletMap, place: LatLngTuple): void {
  if (map.getCenter().equals(place) && map.getZoom() === ZOOM) return;
  if (isStill()) map.setView(place, ZOOM, { animate: false });
  else map.flyTo(place, ZOOM, { duration: FLIGHT_SECONDS });
}
