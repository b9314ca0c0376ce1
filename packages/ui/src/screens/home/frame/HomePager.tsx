import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { stepPagerLabels } from '../../../cards/labels/stepPagerLabels.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { StepPager } from '../../../primitives/pagination/StepPager.tsx';
import { useIsPhone } from '../../../primitives/use-is-phone/useIsPhone.ts';
import { theme } from '../../../theme/theme.ts';

interface HomePagerProps {
  /** Accessible name of the pager: 推荐项目分页 */
  label: string;
  /** Page number from 1. */
  current: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Steps through the pages of a block; on a phone, whose shelves scroll, one button brings the next items, and the first again. */
export function HomePager({ label, current, pages, onChange }: HomePagerProps) {
  const isPhone = useIsPhone();
  if (!isPhone) return <StepPager labels={stepPagerLabels} {...{ label, current, pages, onChange }} />;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <Next
        variant="text"
        size="small"
        icon={<RefreshCw size={14} aria-hidden />}
        onClick={() => onChange((current % pages) + 1)}
      >
        换一批
      </Next>
    </nav>
  );
}

const Next = styled(Button)`
  min-height: 44px;
  margin-right: calc(-1 * ${theme.space[3]});
`;
