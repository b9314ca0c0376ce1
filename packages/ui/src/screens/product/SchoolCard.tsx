import { MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';

export interface ProductSchool {
  name: string;
  logoUrl: string | null;
  tags: string[];
  address: string | null;
  phone: string | null;
  /** Address of its profile. */
  to: string;
}

interface SchoolCardProps {
  school: ProductSchool;
  /** What the school calls those who train; null for one without training of its own. */
  label: string | null;
}

/** Who offers the product: the school, where it is and how to reach it. */
export function SchoolCard({ school, label }: SchoolCardProps) {
  const { Mark } = useBrandArt();
  const { name, logoUrl, tags, address, phone, to } = school;
  return (
    <Root aria-labelledby="product-school">
      <Title id="product-school">{label ?? '学校'}</Title>
      <Head>
        <Logo>{logoUrl ? <Picture src={logoUrl} alt="" ratio={1} placeholderText={name} /> : <Mark />}</Logo>
        <div>
          <Name>
            <PhraseText>{name}</PhraseText>
          </Name>
          {tags.length > 0 && <Tags>{tags.join(' · ')}</Tags>}
        </div>
      </Head>
      <Facts>
        {address && (
          <li>
            <MapPin size={16} aria-hidden />
            <span>{address}</span>
          </li>
        )}
        {phone && (
          <li>
            <Phone size={16} aria-hidden />
            <Call href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</Call>
          </li>
        )}
      </Facts>
      <ButtonLink variant="secondary" isFullWidth to={to}>
        看学校概况
      </ButtonLink>
    </Root>
  );
}

const Root = styled.section`
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Title = styled.h2`
  font: ${theme.type.cardTitle};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
  > :last-child {
    min-width: 0;
  }
`;

const Logo = styled.div`
  flex: none;
  width: 48px;
  height: 48px;
  overflow: hidden;
  border-radius: ${theme.radius.option};
  > svg {
    width: 100%;
    height: 100%;
  }
`;

const Name = styled.p`
  font: ${theme.type.labelStrong};
`;

const Tags = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Facts = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.text.secondary};
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 2rem;
  }
  svg {
    flex: none;
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.touch};
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${theme.color.action.base};
  }
`;
