export { composePage } from './composePage.ts';
export { readHostConfig, toPageConfig } from './hostConfig.ts';
export { createService } from './createService.ts';
export { createRenderer, type Renderer, type RendererOptions } from './createRenderer.ts';
