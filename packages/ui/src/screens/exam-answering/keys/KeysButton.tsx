import { Keyboard } from 'lucide-react';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { SingleKeysContext } from '../../../questions/SingleKeysContext.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface KeysButtonProps {
  onOpen: () => void;
}

/** 快捷键, for who has a keyboard: a device without a pointer that hovers seldom has one. */
export function KeysButton({ onOpen }: KeysButtonProps) {
  const areSingleKeysOn = useContext(SingleKeysContext);
  return (
    <Root type="button" aria-keyshortcuts={areSingleKeysOn ? '?' : undefined} onClick={onOpen}>
      <Keyboard size={18} strokeWidth={1.75} aria-hidden />
      <span>快捷键</span>
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text.secondary};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  ${media.hoverless} {
    display: none;
  }
`;
