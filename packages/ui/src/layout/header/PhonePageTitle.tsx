import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { theme } from '../../theme/theme.ts';

export interface PhonePageTitleProps extends NativeProps<'div', 'children' | 'title'> {
  title: string;
  onBack: () => void;
}

/** What a header shows on phones in place of the brand: the way back and the page's title. */
export function PhonePageTitle({ title, onBack, ...rest }: PhonePageTitleProps) {
  return (
    <Root {...rest}>
      <Back type="button" aria-label="返回" onClick={onBack}>
        <ArrowLeft size={22} aria-hidden />
      </Back>
      <Title>{title}</Title>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-width: 0;
  margin-left: calc(-1 * ${theme.space[2]});
`;

const Back = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  color: ${theme.color.chrome.text};
`;

const Title = styled.p`
  ${truncate}
  font: ${theme.type.labelStrong};
`;
