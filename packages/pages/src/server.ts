export { createPageRenderer, type PageRequest, type RenderedPage } from './server/createPageRenderer.tsx';
