import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

export interface PhoneLayoutProps extends NativeProps<'div', 'name'> {
  /** The name of the school. */
  name: string;
  onBack: () => void;
  children: ReactNode;
  /** Lines of copyright and registration numbers, in display order. */
  licence?: string[];
}

/** The frame of a page for phones: a bar of 56 px with a back button, the page, and the licence lines. */
export function PhoneLayout({ name, onBack, children, licence = [], ...rest }: PhoneLayoutProps) {
  const { Mark } = useBrandArt();
  return (
    <Root {...rest}>
      <Bar>
        <Back type="button" aria-label="返回" onClick={onBack}>
          <ChevronLeft size={24} aria-hidden />
        </Back>
        <Logo>
          <Mark />
        </Logo>
        <Name>{name}</Name>
      </Bar>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {licence.length > 0 && (
        <Licence>
          {licence.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Licence>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 56px;
  /* In a wide window the arrow begins where the content of the page does; it has 10 px of its target before it. */
  padding: 0 ${theme.space[4]} 0 max(${theme.space[1]}, calc(50% - 610px));
  border-bottom: 1px solid ${theme.color.chrome.line};
  background: ${theme.color.chrome.background};
  color: ${theme.color.chrome.text};
`;

const Back = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
  border-radius: ${theme.radius.control};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Logo = styled.span`
  flex: none;
  width: 28px;
  height: 28px;
`;

const Name = styled.p`
  ${truncate}
  font: ${theme.type.labelStrong};
`;

const Main = styled.main`
  flex: 1;
  &:focus-visible {
    outline: none;
  }
`;

const Licence = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.chrome.footerBackground};
  color: ${theme.color.chrome.footerTextSecondary};
  font: ${theme.type.caption};
`;
