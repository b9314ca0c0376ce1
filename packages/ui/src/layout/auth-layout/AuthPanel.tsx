import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';

export interface AuthPanelProps extends NativeProps<'div', 'children' | 'title'> {
  /** The brand's drawing; it fills the panel and leaves the upper left to the text. */
  art: ReactNode;
  eyebrow?: string;
  /** A line break stays. */
  title: string;
  promises: string[];
}

/** The brand's half of the sign-in card: a drawing, one sentence and three promises. */
export function AuthPanel({ art, eyebrow, title, promises, ...rest }: AuthPanelProps) {
  return (
    <Root {...rest}>
      <Art>{art}</Art>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title>{title}</Title>
      <Promises>
        {promises.map((promise) => (
          <li key={promise}>
            <Check size={16} strokeWidth={2.5} aria-hidden />
            <span>{promise}</span>
          </li>
        ))}
      </Promises>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  height: 100%;
  padding: 44px ${theme.space[10]};
  background: ${theme.color.action.deep};
  color: ${theme.color.text.onStage};
`;

const Art = styled.div`
  position: absolute;
  inset: 0;
`;

const Eyebrow = styled.p`
  position: relative;
  color: ${theme.color.action.onDeep};
`;

const Title = styled.p`
  position: relative;
  margin-top: ${theme.space[1]};
  font: ${theme.type.page};
  white-space: pre-line;
  text-wrap: pretty;
`;

const Promises = styled.ul`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
  font: ${theme.type.item};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  svg {
    color: color-mix(in srgb, ${theme.color.accent.fill} 70%, ${theme.color.surface.card});
  }
`;
