export { MatchesRule } from './MatchesRule.ts';
