export { registerRule } from './registerRule.ts';
export { toYup } from './toYup.ts';
