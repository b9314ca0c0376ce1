import { string } from 'yup';
import { limits } from '../limits.ts';
import { findCode } from '../normalise.ts';

/** The code of an SMS, found in the message where somebody pasted the whole of it. */
export const smsCode = (missingMessage: string) =>
  string()
    .transform((text: string) => findCode(text, limits.smsCode))
    .required(missingMessage);
