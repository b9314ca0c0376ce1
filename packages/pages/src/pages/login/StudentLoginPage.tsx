import { LoginPage } from './LoginPage.tsx';

/** The sign-in for enrolled students (LOGIN-04). */
export function StudentLoginPage() {
  return <LoginPage words={WORDS} />;
}

const WORDS = {
  title: '学员登录',
  hint: '用报名时的手机号登录，查看班级、课表与考试',
  eyebrow: '学员登录',
  headline: '上课、考试，\n从这里开始',
};
