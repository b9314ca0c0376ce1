import type { BrandArt } from '../BrandTheme.ts';
import { useBrandArt } from '../useBrandArt.ts';

/** A drawing of the toolbar's brand, for the args of a story. */
export function BrandDrawing({ drawing }: { drawing: 'AuthScene' | 'AuthBackdrop' | 'EnterpriseScene' }) {
  const art: BrandArt = useBrandArt();
  const Drawing = art[drawing] ?? art.AuthScene;
  return <Drawing />;
}
