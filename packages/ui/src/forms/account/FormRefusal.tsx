import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Why the server refused, over the button that asks again; announced when it appears. */
export function FormRefusal({ message }: { message: string | null }) {
  return (
    <Root role="alert">
      {message && (
        <>
          <CircleAlert size={16} aria-hidden />
          {message}
        </>
      )}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.danger.tint};
  color: ${theme.color.danger.ink};
  > svg {
    flex: none;
  }
  &:empty {
    display: none;
  }
`;
