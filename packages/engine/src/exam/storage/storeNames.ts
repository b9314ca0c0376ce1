// The first part of a key: what is stored.

/** answers/tenant/user/work/attempt/question */
export const ANSWERS = 'answers';
/** attempts/tenant/user/work: the newest one */
export const ATTEMPTS = 'attempts';
/** papers/tenant/user/work/attempt */
export const PAPERS = 'papers';
