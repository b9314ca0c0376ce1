export { readHostConfig, toPageConfig } from './hostConfig.ts';
export { createRenderer, type Renderer, type RendererOptions } from './createRenderer.ts';
