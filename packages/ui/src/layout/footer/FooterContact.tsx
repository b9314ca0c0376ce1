import { MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { FooterTitle } from './FooterTitle.ts';

export interface FooterContactProps {
  phone?: string | null;
  address?: string | null;
}

/** How to reach the school; nothing where nothing is known. */
export function FooterContact({ phone, address }: FooterContactProps) {
  if (!phone && !address) return null;
  return (
    <section aria-label="联系我们">
      <FooterTitle>联系我们</FooterTitle>
      {phone && (
        <Contact as="a" href={`tel:${phone}`}>
          <Phone size={16} aria-hidden />
          <span>{phone}</span>
        </Contact>
      )}
      {address && (
        <Contact>
          <MapPin size={16} aria-hidden />
          <span>{address}</span>
        </Contact>
      )}
    </section>
  );
}

const Contact = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.small};
  ${media.phone} {
    min-height: ${theme.size.control.medium};
  }
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;
