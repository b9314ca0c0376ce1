import { Clock3, Navigation, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { theme } from '../../../theme/theme.ts';
import { formatHours } from './openState.ts';
import { type NumberedPoint } from './pointList.ts';

/** Hours, phone and website; `route` is the address of a maps service. */
export function PointContacts({ point, route }: { point: NumberedPoint; route: string | null }) {
  const { mobile, url } = point;
  const hours = formatHours(point);
  return (
    <Facts>
      {hours && (
        <Fact>
          <Clock3 size={14} aria-hidden />
          <span>{hours}</span>
        </Fact>
      )}
      {mobile && (
        <PhoneLink href={`tel:${mobile.replaceAll(/\s/g, '')}`}>
          <Phone size={14} aria-hidden />
          <span>{mobile}</span>
        </PhoneLink>
      )}
      {url && safeHref(url) !== null && <OutLink href={url}>官网</OutLink>}
      {route !== null && (
        <OutLink href={route} $isLast>
          <Navigation size={14} aria-hidden />
          <span>到这里去</span>
        </OutLink>
      )}
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[4]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
`;

const PhoneLink = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  &:hover {
    color: ${theme.color.action.base};
  }
`;

const OutLink = styled(ExternalLink)<{ $isLast?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.control.medium};
  margin-left: ${({ $isLast }) => ($isLast ? 'auto' : '0')};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
