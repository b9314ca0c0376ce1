import { styled } from 'styled-components';
import { ReviewAnswerCard } from '../../answer-card/ReviewAnswerCard.tsx';
import { Drawer } from '../../primitives/drawer/Drawer.tsx';
import { theme } from '../../theme/theme.ts';
import { MistakesSwitch } from './MistakesSwitch.tsx';
import type { ReviewPanelProps } from './ReviewSidebar.tsx';

interface ReviewSheetProps extends ReviewPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The review's answer card as a bottom sheet for narrow windows. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { isOpen, onClose, groups, entries, currentId, isOnlyMistakes, onOnlyMistakes, onPick } = props;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="bottom" title={`答题卡（共${entries.length}题）`}>
      <Content>
        <MistakesSwitch entries={entries} isOn={isOnlyMistakes} onChange={onOnlyMistakes} />
        <ReviewAnswerCard
          groups={groups}
          currentId={currentId}
          isOnlyMistakes={isOnlyMistakes}
          onPick={onPick}
        />
      </Content>
    </Drawer>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[4]};
`;
