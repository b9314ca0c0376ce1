import { string } from 'yup';

/** Text that must be there; surrounding white space is taken off before it is judged and sent. */
export const textField = (missing: string) => string().trim().required(missing);
