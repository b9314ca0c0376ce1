import { LoginPage } from './LoginPage.tsx';

/** The sign-in for partners who promote the school (LOGIN-04). */
export function PromotionLoginPage() {
  return <LoginPage words={WORDS} isForStaff />;
}

const WORDS = {
  title: '推广员登录',
  hint: '为学校推广课程的合作伙伴从这里登录',
  eyebrow: '合作推广',
  headline: '把好课，\n带给身边的人',
  promises: ['与学员共用一个账号', '手机与电脑都能登录'],
};
