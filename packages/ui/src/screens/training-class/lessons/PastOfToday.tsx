import { type ClassActivity, isMissed, isPresent, sayMissed } from '@cloud-school/domain';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { usePrinting } from '../../../primitives/printing/usePrinting.ts';
import { StateTag } from '../../../primitives/state-tag/StateTag.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface PastOfTodayProps {
  /** All lessons of today that are over, those too that stand above with something to hand in. */
  activities: ClassActivity[];
  /** How many of them stand above. */
  owed: number;
  /** Nothing else is left of the day. */
  isAll: boolean;
  /** The lessons themselves. */
  children: ReactNode;
}

/** The lessons of today that are over, folded into one row, which says what was missed. */
export function PastOfToday({ activities, owed, isAll, children }: PastOfTodayProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  const absent = activities.filter(isMissed);
  const isWhole = activities.every(isPresent);
  return (
    <Root>
      <Row type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <CircleCheck size={18} aria-hidden />
        <Facts>
          <Words>
            {isAll ? (
              <strong>{isWhole ? '今天的课都完成了' : '今天的课都结束了'}</strong>
            ) : (
              <>
                今天已结束 <strong>{activities.length}</strong> 节{owed > 0 && <>，{owed} 节还有题没交</>}
              </>
            )}
          </Words>
          {absent.length > 0 && <StateTag state="absent">{sayMissed(absent)}</StateTag>}
        </Facts>
        <Arrow size={20} aria-hidden />
      </Row>
      <div id={listId}>{(isOpen || isPrinting) && <List>{children}</List>}</div>
    </Root>
  );
}

const Root = styled.div`
  margin-top: ${theme.space[4]};
  &:first-child {
    margin-top: 0;
  }
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.size.control.large};
  padding: ${theme.space[1]} ${theme.space[5]};
  ${cardSurface}
  text-align: left;
  > svg:first-child {
    flex: none;
    color: ${theme.color.success.ink};
  }
  ${media.phone} {
    padding-inline: ${theme.space[4]};
  }
  ${media.print} {
    display: none;
  }
`;

const Facts = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-width: 0;
`;

/* What was missed goes below these words before they break. */
const Words = styled.span`
  flex: 1 0 auto;
  max-width: 100%;
  color: ${theme.color.text.secondary};
  strong {
    color: ${theme.color.text.primary};
  }
`;

const Arrow = styled(ChevronDown)`
  flex: none;
  color: ${theme.color.text.secondary};
  transition: transform ${theme.motion.quick};
  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

const List = styled.div`
  margin-top: ${theme.space[4]};
`;
