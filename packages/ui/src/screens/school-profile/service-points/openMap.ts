import { type LatLngTuple, type Map as LeafletMap, map as createMap, TileLayer } from 'leaflet';
import type { MapSource } from './MapSource.ts';

/** The zoom of SCHOOL-03. */
const ZOOM = 17.2;
const ZOOMS = { minZoom: 11, maxZoom: 19 };
const FLIGHT_SECONDS = 0.9;

/** Maps during a zoom animation. */
const zooming = new WeakSet<LeafletMap>();

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Creates a Leaflet map of tiles only, without Leaflet's controls, which write HTML strings. */
export function openMap(element: HTMLElement, center: LatLngTuple, source: MapSource): LeafletMap {
  const map = createMap(element, {
    ...ZOOMS,
    // Allows a fractional zoom.
    zoomSnap: 0.1,
    center,
    zoom: ZOOM,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    // The wheel scrolls the page, also over the map.
    scrollWheelZoom: false,
    fadeAnimation: !prefersReducedMotion(),
    zoomAnimation: !prefersReducedMotion(),
    markerZoomAnimation: !prefersReducedMotion(),
  });
  const tiles = new TileLayer('', ZOOMS);
  tiles.getTileUrl = ({ x, y, z }) => source.tileAddress({ x, y, z });
  tiles.addTo(map);
  map.on('zoomanim', () => zooming.add(map));
  map.on('moveend', () => zooming.delete(map));
  return map;
}

/** Removes the map; during a zoom animation only after it ends, since Leaflet's timer would fail on a removed map. */
export function closeMap(map: LeafletMap): void {
  if (zooming.has(map)) map.once('moveend', () => map.remove());
  else map.remove();
}

/** Centres the map on a position: animated, or at once under reduced motion. */
export function centreOn(map: LeafletMap, position: LatLngTuple): void {
  if (map.getCenter().equals(position) && map.getZoom() === ZOOM) return;
  if (prefersReducedMotion()) map.setView(position, ZOOM, { animate: false });
  else map.flyTo(position, ZOOM, { duration: FLIGHT_SECONDS });
}
