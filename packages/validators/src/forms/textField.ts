import { string } from 'yup';

/** Required text; surrounding white space is removed before the text is judged and sent. */
export const textField = (missingMessage: string) => string().trim().required(missingMessage);
