export { toFieldRule, type FieldRule } from './toFieldRule.ts';
