export { ruleKeyword } from './ruleKeyword.ts';
