import { Megaphone } from 'lucide-react';
import { styled } from 'styled-components';
import { RichText } from '../../../primitives/rich-text/RichText.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The notice of a classroom, tinted instead of a card (OFF-01). It is foreign HTML. */
export function ClassroomNotice({ html }: { html: string }) {
  return (
    <Root aria-label="课堂须知">
      <Megaphone size={22} strokeWidth={1.6} aria-hidden />
      <div>
        <Title>课堂须知</Title>
        <Text html={html} />
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.accent.tint};
  > svg {
    flex: none;
    color: ${theme.color.accent.ink};
  }
  > div {
    min-width: 0;
  }
  ${media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  font: ${theme.type.labelStrong};
`;

const Text = styled(RichText)`
  margin-top: ${theme.space[1]};
`;
