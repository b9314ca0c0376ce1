import { Footer, type FooterProps } from '@cloud-school/ui';

/** Footer of Kingdee's schools (SHELL-10): the certification centre instead of the school. */
export function KingdeeFooter(props: FooterProps) {
  return <Footer {...props} name="金蝶认证中心" introduction="由金蝶授权的数字化岗位培训与认证服务" />;
}
