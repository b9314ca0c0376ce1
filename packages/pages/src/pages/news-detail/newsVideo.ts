export { NewsVideo } from '@cloud-school/ui';
