export { SchoolUnavailableScreen } from '@cloud-school/ui';
