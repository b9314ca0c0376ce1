import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The notice on a question whose sub-questions the server did not send. */
export function NoSubQuestions() {
  return <Notice>本题的小题加载失败，可以先做其他题。</Notice>;
}

const Notice = styled.p`
  clear: both;
  margin-top: ${theme.space[4]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.option};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
`;
