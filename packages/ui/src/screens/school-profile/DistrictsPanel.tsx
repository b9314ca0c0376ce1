import { isolate, type EnrolmentDistrict, type Position } from '@cloud-school/domain';
import { ExternalLink as ExternalIcon, MapPinned, Navigation } from 'lucide-react';
import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { safeHref } from '../../primitives/link/safeHref.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { GroupHead } from './GroupHead.tsx';
import { formatHours } from './service-points/openState.ts';

interface DistrictsPanelProps {
  districts: EnrolmentDistrict[];
  /** Address of a place's marker in a maps service. */
  getMarkerUrl?: (place: { name: string; address: string | null; position: Position }) => string | null;
}

/** The districts that the school enrols from, in one panel divided by hairlines (SCHOOL-02). */
export function DistrictsPanel({ districts, getMarkerUrl }: DistrictsPanelProps) {
  return (
    <section aria-label="招生区域">
      <GroupHead title="招生区域">
        <Count>共 {districts.length} 个</Count>
      </GroupHead>
      <Panel>
        {districts.map((district, index) => (
          <District key={index} district={district} getMarkerUrl={getMarkerUrl} />
        ))}
      </Panel>
    </section>
  );
}

function District({
  district,
  getMarkerUrl,
}: Pick<DistrictsPanelProps, 'getMarkerUrl'> & { district: EnrolmentDistrict }) {
  const { name, scope, cityName, provinceName, address, mobile, url, position } = district;
  const title = name ?? cityName ?? scope;
  const fullAddress = [provinceName, cityName === title ? null : cityName, address].filter(Boolean).join('');
  const hours = formatHours(district);
  const marker = position && getMarkerUrl?.({ name: title ?? '招生区域', address, position });
  return (
    <Cell>
      <Name>
        <MapPinned size={20} strokeWidth={1.6} aria-hidden />
        <span>{title}</span>
      </Name>
      {scope && scope !== title && <p>{scope}</p>}
      {address && <Small>{fullAddress}</Small>}
      {hours && <Small>服务时间 {hours}</Small>}
      {mobile && <Phone href={`tel:${mobile.replaceAll(/\s/g, '')}`}>{mobile}</Phone>}
      {url && safeHref(url) !== null && (
        <More href={url} aria-label={`${isolate(title ?? '招生区域')}的招生说明`}>
          招生说明
          <ExternalIcon size={14} aria-hidden />
        </More>
      )}
      {marker && (
        <More href={marker} aria-label={`到这里去：${isolate(title ?? '招生区域')}`}>
          <Navigation size={14} aria-hidden />
          <span>到这里去</span>
        </More>
      )}
    </Cell>
  );
}

const Count = styled.p`
  color: ${theme.color.text.secondary};
`;

/* Each cell draws the lines at its right and below; the panel's overflow hides those at its edges. */
const Panel = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  overflow: hidden;
  ${cardSurface}
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.li`
  margin: 0 -1px -1px 0;
  padding: ${theme.space[5]} ${theme.space[6]};
  border: solid ${theme.color.line.hairline};
  border-width: 0 1px 1px 0;
  overflow-wrap: anywhere;
  > p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.text.secondary};
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font: ${theme.type.labelStrong};
  > svg {
    flex: none;
    color: ${theme.color.action.base};
  }
`;

const Small = styled.p`
  && {
    color: ${theme.color.text.tertiary};
  }
  font: ${theme.type.caption};
`;

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.medium};
  margin-right: ${theme.space[5]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const More = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  margin-right: ${theme.space[5]};
  color: ${theme.color.action.base};
  font: ${theme.type.caption};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
