import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import { footBarGround, footBarHeight } from '../../layout/foot-bar/FootBar.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ReviewFootProps {
  number: number;
  total: number;
  /** Null hides the button. */
  previous: string | null;
  next: string | null;
  isOnlyMistakes: boolean;
  isCompact: boolean;
  onMove: (questionId: string) => void;
  onOpenCard: () => void;
}

/** Navigation of a review: below the card, or fixed at the bottom of narrow windows. */
export function ReviewFoot(props: ReviewFootProps) {
  const { number, total, previous, next, isOnlyMistakes, isCompact, onMove, onOpenCard } = props;
  return (
    <Bar>
      <Room />
      {isCompact && (
        <Card type="button" onClick={onOpenCard}>
          <LayoutGrid size={22} strokeWidth={1.5} aria-hidden />
          <span>
            <VisuallyHidden>答题卡，第 </VisuallyHidden>
            {number} / {total}
          </span>
        </Card>
      )}
      <Slot>
        {previous && (
          <Move
            size="large"
            variant="secondary"
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={() => onMove(previous)}
          >
            {isOnlyMistakes ? '上一道错题' : '上一题'}
          </Move>
        )}
      </Slot>
      {!isCompact && (
        <p>
          第 {number} 题 / 共 {total} 题
        </p>
      )}
      <Slot>
        {next && (
          <Move size="large" onClick={() => onMove(next)}>
            {isOnlyMistakes ? '下一道错题' : '下一题'}
            <ArrowRight size={18} aria-hidden />
          </Move>
        )}
      </Slot>
    </Bar>
  );
}

/** What else stands at the foot of the window stands above the bar. */
const Room = createGlobalStyle`
  ${media.tablet} {
    :root { --foot-bar: ${footBarHeight}; }
  }
`;

const Bar = styled.nav.attrs({ 'aria-label': '换题' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[5]};
  color: ${theme.color.text.secondary};
  ${media.tablet} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.sticky};
    gap: ${theme.space[2]};
    ${footBarGround}
  }
`;

const Slot = styled.div`
  min-width: 130px;
  ${media.tablet} {
    flex: 1;
    min-width: 0;
    &:empty {
      display: none;
    }
  }
`;

const Move = styled(Button)`
  min-width: 130px;
  ${media.tablet} {
    width: 100%;
    min-width: 0;
    padding: 0;
    svg {
      display: none;
    }
  }
`;

const Card = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  gap: 2px;
  width: 76px;
  height: ${theme.size.control.large};
  border-radius: ${theme.radius.control};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
