import type { Position } from '@cloud-school/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { type NumberedPoint, PAGE_SIZE } from './pointList.ts';
import { ServicePointRow } from './ServicePointRow.tsx';

interface ServicePointListProps {
  points: NumberedPoint[];
  now: Date;
  /** Page number from 1. */
  page: number;
  onPage: (page: number) => void;
  /** The map beside the list: the number of its chosen point, and how to choose another; null without a map. */
  map: { chosen: number; onChoose: (number: number) => void } | null;
  getMarkerUrl?: (place: { name: string; address: string | null; position: Position }) => string | null;
  getDistance?: (position: Position) => string | null;
}

/** The service points page by page; choosing one shows it on the map. */
export function ServicePointList(props: ServicePointListProps) {
  const { points, now, page, onPage, map, getMarkerUrl, getDistance } = props;
  const pages = Math.ceil(points.length / PAGE_SIZE);
  const rows = points.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Root>
      <Rows aria-label="网点列表" $isWide={map === null}>
        {rows.map((point) => (
          <ServicePointRow
            key={point.number}
            point={point}
            now={now}
            pin={
              map && {
                isChosen: point.number === map.chosen,
                onChoose: point.position ? () => map.onChoose(point.number) : null,
              }
            }
            marker={(point.position && getMarkerUrl?.({ ...point, position: point.position })) ?? null}
            distance={(point.position && getDistance?.(point.position)) ?? null}
          />
        ))}
      </Rows>
      {pages > 1 && (
        <Foot aria-label="网点分页">
          <span>共 {points.length} 个网点</span>
          <Steps>
            <span aria-live="polite">
              {page} / {pages}
            </span>
            <IconButton
              label="上一页"
              variant="ghost"
              icon={<ChevronLeft size={18} aria-hidden />}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            />
            <IconButton
              label="下一页"
              variant="ghost"
              icon={<ChevronRight size={18} aria-hidden />}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            />
          </Steps>
        </Foot>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Rows = styled.ol<{ $isWide: boolean }>`
  flex: 1;
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  align-content: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.line.hairline};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  white-space: nowrap;
  ${media.largeText} {
    flex-wrap: wrap;
  }
  ${media.phone} {
    padding-left: ${theme.space[4]};
  }
`;

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;
`;
