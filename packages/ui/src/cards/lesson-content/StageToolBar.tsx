import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageToolBarProps {
  /** What is shown: the name of a document, or the kind of a text. */
  label: ReactNode;
  /** Buttons at the right end. */
  children?: ReactNode;
  /** 下载本课, the last of them. */
  download?: ReactNode;
}

/** The bar over a document, an article or pictures, 52 px high. */
export function StageToolBar({ label, children, download }: StageToolBarProps) {
  return (
    <Root>
      <Label>{label}</Label>
      {children}
      <Download>{download}</Download>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 52px;
  padding: 0 ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.line.hairline};
  background: ${theme.color.surface.card};
  ${media.phone} {
    padding: 0 ${theme.space[4]};
  }
`;

const Label = styled.p`
  flex: 1;
  min-width: 0;
  ${truncate}
  font: ${theme.type.itemStrong};
`;

/* In one line with the other tools. */
const Download = styled.div`
  flex: none;
  &:empty {
    display: none;
  }
  > button {
    flex-direction: row;
    gap: ${theme.space[2]};
    min-height: ${theme.size.control.medium};
    padding: 0 ${theme.space[3]};
    font: ${theme.type.bodyStrong};
  }
  > [data-kind='none'] {
    color: ${theme.color.action.base};
  }
  > button > svg {
    width: 16px;
    height: 16px;
  }
`;
