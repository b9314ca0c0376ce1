import { Headphones } from 'lucide-react';
import { styled } from 'styled-components';
import { useBrandArt } from '../../theme/BrandThemeProvider.tsx';
import { theme } from '../../theme/theme.ts';

/** The cover of an audio lesson that has none: headphones over the brand's waves. */
export function AudioCover() {
  const { HeroScene } = useBrandArt();
  return (
    <Ground aria-hidden>
      <HeroScene />
      <Headphones strokeWidth={1.4} />
    </Ground>
  );
}

const Ground = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: linear-gradient(100deg, ${theme.color.hero.start}, ${theme.color.hero.end});
  color: ${theme.color.text.onDeep};
  > svg:last-child {
    position: absolute;
    width: 52%;
    height: 52%;
  }
`;
