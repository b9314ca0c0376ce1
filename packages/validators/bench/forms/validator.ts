import isEmail from 'validator/es/lib/isEmail';
import isIdentityCard from 'validator/es/lib/isIdentityCard';
import isMobilePhone from 'validator/es/lib/isMobilePhone';
import isURL from 'validator/es/lib/isURL';

/** The library has neither fields nor messages, so each field is a function that returns its message. */
export const form = {
  mobile: (text: string) => {
    if (text === '') return '请输入内容';
    return isMobilePhone(text, 'zh-CN') ? null : '手机格式不正确';
  },
  email: (text: string) => (text === '' || isEmail(text) ? null : '电子邮箱格式不正确'),
  url: (text: string) => (text === '' || isURL(text) ? null : '网址格式不正确'),
  idCard: (text: string) => (text === '' || isIdentityCard(text, 'zh-CN') ? null : '身份证格式不正确'),
};
