import { string } from 'yup';
import { name } from '../rules/account/name.ts';
import { toYup } from '../yup/toYup.ts';

/** A person's name that need not be given: letters of Chinese and English and the dot between them. */
export const personNameField = string().trim().default('').test(toYup(name));
