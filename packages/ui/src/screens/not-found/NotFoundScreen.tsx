import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { theme } from '../../theme/theme.ts';
import { LostScene } from './LostScene.tsx';

export interface NotFoundScreenProps {
  homeTo: string;
}

/** Shown for an unknown address (SHELL-12). */
export function NotFoundScreen({ homeTo }: NotFoundScreenProps) {
  return (
    <Root>
      <LostScene />
      <Title>没有找到这个页面</Title>
      <Hint>网址可能写错了，或者页面已经搬走。</Hint>
      <ButtonLink to={homeTo}>返回首页</ButtonLink>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 560px;
  padding: ${theme.space[14]} ${theme.space[4]};
  text-align: center;
`;

const Title = styled.h1`
  margin-top: ${theme.space[6]};
  font: ${theme.type.section};
`;

const Hint = styled.p`
  margin: ${theme.space[2]} 0 ${theme.space[6]};
  color: ${theme.color.text.secondary};
`;
