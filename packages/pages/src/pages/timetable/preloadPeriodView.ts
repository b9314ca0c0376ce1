// A module of its own: a dynamic import of the package would load all of its calendar.
export { preloadPeriodView } from '@cloud-school/ui/calendar';
