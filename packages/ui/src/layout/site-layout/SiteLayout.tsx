import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface SiteLayoutProps extends NativeProps<'div'> {
  utilityBar?: ReactNode;
  header: ReactNode;
  /** The page; it sets its own width and spacing. */
  children: ReactNode;
  band?: ReactNode;
  footer: ReactNode;
  rail?: ReactNode;
}

/** The frame of the public pages (SHELL-02); each part is a slot that a brand may replace. */
export function SiteLayout({ utilityBar, header, children, band, footer, rail, ...rest }: SiteLayoutProps) {
  return (
    <Root {...rest}>
      <SkipLink href="#content">跳到正文</SkipLink>
      {utilityBar}
      {header}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {band}
      {footer}
      {rail}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.print} {
    display: block;
    > :not(main) {
      display: none;
    }
  }
`;

const Main = styled.main`
  flex: 1;
  /* The footer begins below the first screen, also under the lowest header of a phone: arriving data shifts nothing that is visible. */
  min-height: calc(100vh - ${theme.size.header} - ${bars.utility});
  ${media.phone} {
    min-height: calc(100vh - ${bars.phonePage});
  }
  &:focus-visible {
    outline: none;
  }
  ${media.print} {
    min-height: 0;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.layer.overlay};
  top: ${theme.space[2]};
  left: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  box-shadow: ${theme.shadow.raised};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
