import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

interface CodeCardProps {
  /** The brand's mark replaces a missing or broken logo. */
  logoUrl?: string | null;
  children: ReactNode;
}

/** A card below the brand's waves; the logo overlaps the edge between them. */
export function CodeCard({ logoUrl, children }: CodeCardProps) {
  const { Mark, Waves } = useBrandArt();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Card>
      <Head>
        <Sun />
        <Waves />
      </Head>
      <Logo>
        {logoUrl && logoUrl !== brokenUrl ? (
          <img src={logoUrl} alt="" width={56} height={56} onError={() => setBrokenUrl(logoUrl)} />
        ) : (
          <Mark />
        )}
      </Logo>
      <Body>{children}</Body>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  max-width: 380px;
  min-height: 560px;
  overflow: hidden;
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.color.text.primary};
  ${media.phone} {
    justify-self: center;
    border-radius: ${theme.radius.dialog};
  }
`;

const Head = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  height: 112px;
  overflow: hidden;
  background: ${theme.color.action.deep};
  color: color-mix(in srgb, ${theme.color.action.deep} 68%, ${theme.color.text.primary});
  > svg {
    position: absolute;
    inset: auto 0 0;
    height: 60px;
  }
`;

/* Two rings of light behind the waves, as on the sign-in page. */
const Sun = styled.span`
  position: absolute;
  top: ${theme.space[6]};
  right: 14px;
  width: 130px;
  height: 130px;
  border-radius: 50%;
  background: color-mix(in srgb, ${theme.color.action.base} 82%, ${theme.color.surface.card});
  box-shadow: 0 0 0 46px color-mix(in srgb, ${theme.color.action.base} 60%, transparent);
`;

const Logo = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 80px;
  height: 80px;
  margin-top: calc(-1 * ${theme.space[10]});
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  img {
    width: 56px;
    height: 56px;
    object-fit: contain;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  width: 100%;
  padding: ${theme.space[3]} ${theme.space[8]} ${theme.space[6]};
  ${media.phone} {
    padding-inline: ${theme.space[5]};
  }
`;

/** The heading of a CodeCard. */
export const CodeCardTitle = styled.h1`
  max-width: 100%;
  font: ${theme.type.title};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** A secondary line of a CodeCard. */
export const CodeCardHint = styled.p`
  color: ${theme.color.text.secondary};
  text-align: center;
`;
