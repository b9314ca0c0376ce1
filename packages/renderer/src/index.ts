export { createRenderer, type Renderer, type RendererOptions } from './createRenderer.ts';
