import { email, fields, idCard, mobile, required, url } from '../../src/index.ts';

export const form = fields({ mobile: [required(), mobile], email, url, idCard: idCard.strict() });
