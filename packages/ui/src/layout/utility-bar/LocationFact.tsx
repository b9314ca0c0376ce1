import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface SchoolLocation {
  address: string;
  /** A marker on a map service; without it the address is plain text. */
  mapHref?: string | null;
  /** '3.26 km', '860 m' or '到校' */
  distance?: string | null;
}

export function LocationFact({ address, mapHref, distance }: SchoolLocation) {
  const content = (
    <>
      <MapPin size={14} aria-hidden />
      <Address>{address}</Address>
      {distance && (
        <Distance>
          ・ {distance !== '到校' && <Wide>距您 </Wide>}
          <b>{distance}</b>
        </Distance>
      )}
    </>
  );
  return mapHref ? (
    <Location as={ExternalLink} href={mapHref}>
      {content}
    </Location>
  ) : (
    <Location>{content}</Location>
  );
}

export const Fact = styled.div`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  > svg {
    flex: none;
  }
`;

const Location = styled(Fact)`
  flex: 0 1 auto;
  min-width: 0;
  ${media.phone} {
    position: relative;
    /* A finger's height: the rest of the target is above the upper edge of the header, which has its own targets below. */
    z-index: calc(${theme.layer.sticky} + 1);
    min-height: ${bars.utility};
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 calc(${bars.utility} - ${theme.size.control.touch} + 0.5px);
    }
  }
`;

const Address = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Distance = styled.span`
  flex: none;
`;

const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`;
