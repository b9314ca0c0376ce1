import { MessageLayout } from '../../layout/message-layout/MessageLayout.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { LostScene } from './LostScene.tsx';

export interface NotFoundScreenProps {
  homeTo: string;
}

/** Shown for an unknown address (SHELL-12). */
export function NotFoundScreen({ homeTo }: NotFoundScreenProps) {
  return (
    <MessageLayout
      scene={<LostScene />}
      title="没有找到这个页面"
      hint="网址可能写错了，或者页面已经搬走。"
      action={<ButtonLink to={homeTo}>返回首页</ButtonLink>}
    />
  );
}
