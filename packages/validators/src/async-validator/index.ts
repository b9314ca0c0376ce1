export { toFormRule, type FormRule } from './toFormRule.ts';
