import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { theme } from '../../theme/theme.ts';

/** The first line of a card over the calendar, with the press that closes it. */
export function CardTop({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Root>
      {children}
      <IconButton
        variant="ghost"
        size="small"
        label="关闭"
        icon={<X size={18} aria-hidden />}
        onClick={onClose}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin: calc(-1 * ${theme.space[1]}) calc(-1 * ${theme.space[1]}) 0 0;
`;
