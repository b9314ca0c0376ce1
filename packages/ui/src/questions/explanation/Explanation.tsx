import { Lightbulb } from 'lucide-react';
import { styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ExplanationProps {
  html: string;
  title?: '解析' | '整题解析';
}

/** The explanation of the right answer; 整题解析 below the explanations of sub-questions. */
export function Explanation({ html, title = '解析' }: ExplanationProps) {
  return (
    <Block>
      <Title>
        <Lightbulb size={20} strokeWidth={1.75} aria-hidden />
        <span>{title}</span>
      </Title>
      <RichText html={html} size="reading" />
    </Block>
  );
}

const Block = styled.section`
  margin-top: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.action.tint};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;
