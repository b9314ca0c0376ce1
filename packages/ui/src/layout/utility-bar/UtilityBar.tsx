import { Clock3, Eye, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { PageContainer } from '../../primitives/page-container/PageContainer.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { viewCount } from './viewCount.ts';

interface UtilityBarProps {
  address?: string | null;
  /** A marker on a map service; the address is plain text without it. */
  addressHref?: string | null;
  /** '3.26 km', '860 m' or '到校'. */
  distance?: string | null;
  /** Left out until the count is known. */
  visits?: number | null;
  phone?: string | null;
  serviceHours?: string | null;
}

/** The slim bar above the header; each part shows only when it is known, the height never changes. */
export function UtilityBar({ address, addressHref, distance, visits, phone, serviceHours }: UtilityBarProps) {
  const place = address && (
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
  return (
    <Root aria-label="学校地址与电话">
      <Row>
        {place &&
          (addressHref ? (
            <Place as={ExternalLink} href={addressHref}>
              {place}
            </Place>
          ) : (
            <Place>{place}</Place>
          ))}
        {visits != null && (
          <Visits>
            <Eye size={14} aria-hidden />
            <span>
              <Quiet>访问量 </Quiet>
              <b>{viewCount(visits)}</b>
            </span>
          </Visits>
        )}
        <Space />
        {phone && (
          <WideFact as="a" href={`tel:${phone}`}>
            <Phone size={14} aria-hidden />
            {phone}
          </WideFact>
        )}
        {serviceHours && (
          <WideFact>
            <Clock3 size={14} aria-hidden />
            服务时间 {serviceHours}
          </WideFact>
        )}
      </Row>
    </Root>
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
  height: 36px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;

const Fact = styled.div`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 24px;
`;

const Place = styled(Fact)`
  flex: 0 1 auto;
  min-width: 0;
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

const Space = styled.span`
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

/** Read aloud always, drawn where there is room. */
const Quiet = styled.span`
  ${media.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const WideFact = styled(Fact)`
  ${media.phone} {
    display: none;
  }
`;
