import { Clock3, Eye, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatViewCount } from './formatViewCount.ts';

interface SchoolLocation {
  address: string;
  /** A marker on a map service; without it the address is plain text. */
  mapHref?: string | null;
  /** '3.26 km', '860 m' or '到校' */
  distance?: string | null;
}

export interface UtilityBarProps extends NativeProps<'section', 'children'> {
  location?: SchoolLocation | null;
  /** Null until the count is known. */
  visits?: number | null;
  phone?: string | null;
  serviceHours?: string | null;
}

/** The bar above the header; each part shows once it is known, without a change of height. */
export function UtilityBar({ location, visits, phone, serviceHours, ...rest }: UtilityBarProps) {
  return (
    <Root aria-label="学校地址与电话" {...rest}>
      <Row>
        {location && <LocationFact {...location} />}
        {visits != null && (
          <Visits>
            <Eye size={14} aria-hidden />
            <span>
              <HiddenOnPhone>访问量 </HiddenOnPhone>
              <b>{formatViewCount(visits)}</b>
            </span>
          </Visits>
        )}
        <Spacer />
        {phone && (
          <WideFact as="a" href={`tel:${phone}`}>
            <Phone size={14} aria-hidden />
            <span>{phone}</span>
          </WideFact>
        )}
        {serviceHours && (
          <WideFact>
            <Clock3 size={14} aria-hidden />
            <span>服务时间 {serviceHours}</span>
          </WideFact>
        )}
      </Row>
    </Root>
  );
}

function LocationFact({ address, mapHref, distance }: SchoolLocation) {
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

const Root = styled.section`
  background: ${theme.color.chrome.barBackground};
  color: ${theme.color.chrome.barText};
  font: ${theme.type.caption};
`;

const Row = styled(PageContainer)`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  height: ${bars.utility};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.phone} {
    gap: ${theme.space[3]};
  }
  ${media.largeText} {
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    height: auto;
    padding-block: ${theme.space[1]};
    white-space: normal;
  }
`;

const Fact = styled.div`
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

const Visits = styled(Fact)`
  ${media.phone} {
    margin-left: auto;
  }
`;

const Address = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Distance = styled.span`
  flex: none;
`;

const Spacer = styled.span`
  flex: 1;
  ${media.phone} {
    display: none;
  }
`;

const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`;

/** Visually hidden on a phone, but still read by screen readers. */
const HiddenOnPhone = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const WideFact = styled(Fact)`
  ${media.phone} {
    display: none;
  }
`;
