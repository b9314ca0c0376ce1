import { kingdee } from '@cloud-school/kingdee/cobranding';

/** The partners whose schools this shell shows in the partner's look. */
export const cobrandings = [kingdee];
