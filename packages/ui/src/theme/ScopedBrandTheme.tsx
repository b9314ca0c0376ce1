import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { BrandScope } from './BrandScope.tsx';
import type { BrandTheme } from './BrandTheme.ts';
import { scopedStyles } from './globalStyles.ts';
import { HoverStyles } from './HoverStyles.tsx';
import type { ThemeOverrides } from './standardTheme.ts';

export interface ScopedBrandThemeProps {
  brandTheme: BrandTheme;
  className?: string;
  children: ReactNode;
}

/**
 * A brand's theme for a part of a page that is not ours: variables, settings, reset and focus ring reach this element and the layers
 * that open from it, which lie at the end of the body. The page's own headings, lists and buttons keep their styles.
 */
export function ScopedBrandTheme({ brandTheme, className, children }: ScopedBrandThemeProps) {
  const id = useId();
  const [scope, setScope] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <BrandScope brandTheme={brandTheme} layer={layer}>
      <ScopedStyle $overrides={brandTheme.overrides} $id={id} />
      <div ref={setScope} data-brand-theme={id} className={className}>
        <HoverStyles>{children}</HoverStyles>
      </div>
      {scope && createPortal(<div ref={setLayer} data-brand-theme={id} />, scope.ownerDocument.body)}
    </BrandScope>
  );
}

const ScopedStyle = createGlobalStyle<{ $overrides: ThemeOverrides; $id: string }>`
  ${({ $overrides, $id }) => scopedStyles($overrides, `[data-brand-theme='${$id}']`)}
`;
