/** The school's page with the map of its service points, as `@cloud-school/ui/map`: needs Leaflet. */

export {
  SchoolProfileScreen,
  type SchoolProfileScreenProps,
} from './screens/school-profile/SchoolProfileScreen.tsx';
export type { MapSource } from './screens/school-profile/service-points/MapSource.ts';
