import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { TextField } from '../text-field/TextField.tsx';

interface PageJumpProps {
  pages: number;
  onJump: (page: number) => void;
}

/** 跳至 N 页: Enter goes to that page, or to the last one if there are fewer. */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const [text, setText] = useState('');
  const jump = () => {
    const page = Number.parseInt(text, 10);
    if (page >= 1) onJump(Math.min(page, pages));
    setText('');
  };
  return (
    <Root>
      <span aria-hidden>跳至</span>
      <Field
        label="跳至页"
        isLabelHidden
        size="medium"
        inputMode="numeric"
        value={text}
        onChange={(value) => setText(value.normalize('NFKC').replaceAll(/\D/g, ''))}
        onEnter={jump}
        onBlur={jump}
      />
      <span aria-hidden>页</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.body};
  ${media.phone} {
    margin: 0 auto;
  }
`;

const Field = styled(TextField)`
  width: 56px;
  input {
    text-align: center;
  }
`;
