import { boolean } from 'yup';

/** The tick under the agreement. */
export const agreedField = boolean().required('请先阅读并同意协议').oneOf([true], '请先阅读并同意协议');
