export { ageOn } from './ageOn.ts';
export { mask } from './mask.ts';
export { parseIdCard, type IdCardFacts, type IdCardKind } from './parseIdCard.ts';
export { NUMBER_PLANS_DATE } from './numberPlans.ts';
