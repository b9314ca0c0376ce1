export { preloadPeriodView } from '@cloud-school/ui/calendar';
