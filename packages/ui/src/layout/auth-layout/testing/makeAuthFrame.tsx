import { BrandDrawing } from '../../../theme/testing/BrandDrawing.tsx';
import type { AuthFrame } from '../AuthLayout.tsx';
import { AuthPanel, type AuthPanelProps } from '../AuthPanel.tsx';

/** The frame of a school's sign-in pages, with the drawings of the toolbar's brand. */
export function makeAuthFrame(panel: Partial<AuthPanelProps> = {}): AuthFrame {
  return {
    name: '云帆职业培训学校',
    logoUrl: '/media/brands/yunfan.svg',
    homeTo: '/',
    panel: (
      <AuthPanel
        art={<BrandDrawing drawing="AuthScene" />}
        eyebrow="数字云校"
        title={'学的每一课，\n都算数'}
        promises={['进度手机电脑同步', '考试答案实时保存', '证书官网可查']}
        {...panel}
      />
    ),
    backdrop: <BrandDrawing drawing="AuthBackdrop" />,
    licence: ['© 2026 云帆职业培训学校', '浙ICP备18034521号-2', '客服电话 0571-88326610'],
  };
}
