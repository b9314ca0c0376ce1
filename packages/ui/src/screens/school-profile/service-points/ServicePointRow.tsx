import { styled } from 'styled-components';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../../primitives/tag/Tag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { OpenMark } from './OpenMark.tsx';
import { openState } from './openState.ts';
import { PointContacts } from './PointContacts.tsx';
import { formatAddress, KIND_LABELS, type NumberedPoint } from './pointList.ts';

interface ServicePointRowProps {
  point: NumberedPoint;
  now: Date;
  /** Its pin on the map beside the list; `onChoose` is null when the point has no position. Null without a map. */
  pin: { isChosen: boolean; onChoose: (() => void) | null } | null;
  /** Address of its marker in a maps service. */
  marker: string | null;
  distance: string | null;
}

/** A service point of the list: number, name, kind, open state, address, hours and contacts (SCHOOL-03). */
export function ServicePointRow({ point, now, pin, marker, distance }: ServicePointRowProps) {
  const { number, name, kind, scope } = point;
  const isChosen = pin?.isChosen ?? false;
  const state = openState(point, now);
  const address = formatAddress(point);
  return (
    <Row $isChosen={isChosen}>
      <Disc aria-hidden $isResting={state === 'resting'}>
        {number}
      </Disc>
      <Head>
        {pin?.onChoose ? (
          <Choice type="button" aria-pressed={isChosen} onClick={pin.onChoose}>
            <PhraseText>{name}</PhraseText>
          </Choice>
        ) : (
          <Name>
            <PhraseText>{name}</PhraseText>
          </Name>
        )}
        {kind && <KindTag $isOnTint={isChosen}>{KIND_LABELS[kind]}</KindTag>}
        <OpenMark state={state} />
      </Head>
      {(address || distance) && (
        <Detail>
          <PhraseText>{address}</PhraseText>
          {distance && <Distance>{formatDistance(distance)}</Distance>}
        </Detail>
      )}
      {pin && !pin.onChoose && <Detail>地图上没有标出位置</Detail>}
      {scope && (
        <Detail>
          <PhraseText>{`服务范围：${scope}`}</PhraseText>
        </Detail>
      )}
      <PointContacts point={point} route={isChosen || !pin ? marker : null} />
    </Row>
  );
}

/** 距您 3.26 km; a distance without digits, such as 到校, is complete by itself. */
const formatDistance = (distance: string) => (/\d/.test(distance) ? `距您 ${distance}` : distance);

const Row = styled.li<{ $isChosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  column-gap: ${theme.space[2]};
  align-content: start;
  min-height: 112px;
  padding: 14px ${theme.space[6]} 6px ${theme.space[5]};
  border-left: 3px solid ${({ $isChosen }) => ($isChosen ? theme.color.action.base : 'transparent')};
  background: ${({ $isChosen }) => ($isChosen ? theme.color.action.tint : 'none')};
  & + & {
    box-shadow: 0 -1px ${theme.color.line.hairline};
  }
  > * {
    grid-column: 2;
  }
  ${media.phone} {
    padding-inline: 13px ${theme.space[4]};
  }
`;

const Disc = styled.span<{ $isResting: boolean }>`
  && {
    grid-column: 1;
  }
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 2px 0 0 2px;
  border-radius: 50%;
  background: ${({ $isResting }) => ($isResting ? theme.color.text.tertiary : theme.color.action.fill)};
  color: ${({ $isResting }) => ($isResting ? theme.color.text.onStatus : theme.color.text.onAction)};
  font: ${theme.type.captionStrong};
  line-height: 1;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: 24px;
  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

const Name = styled.span`
  min-width: 0;
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
`;

/* Its area covers the whole row; the links of the row are above it. */
const Choice = styled.button`
  min-width: 0;
  font: ${theme.type.labelStrong};
  text-align: left;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: -3px;
  }
`;

const KindTag = styled(Tag)<{ $isOnTint: boolean }>`
  height: 1.25rem;
  padding: 0 6px;
  ${({ $isOnTint }) => $isOnTint && `background: ${theme.color.surface.card};`}
`;

const Detail = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[3]};
  margin-top: 2px;
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
`;

const Distance = styled.span`
  white-space: nowrap;
`;
