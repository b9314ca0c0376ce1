import type { AnswerSource } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { AnswerCard } from '../../../answer-card/AnswerCard.tsx';
import type { NumberedGroup } from '../../../answer-card/numberPaper.ts';
import { TileLegend } from '../../../answer-card/TileLegend.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Drawer } from '../../../primitives/drawer/Drawer.tsx';
import { theme } from '../../../theme/theme.ts';
import { KeysButton } from '../keys/KeysButton.tsx';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';

interface CardSheetProps {
  isOpen: boolean;
  groups: NumberedGroup[];
  total: number;
  source: AnswerSource;
  currentId: string;
  isBusy: boolean;
  isReadOnly: boolean;
  onPick: (questionId: string) => void;
  onSubmit: () => void;
  onOpenKeys: () => void;
  onClose: () => void;
  moveFocusOnClose: (() => void) | undefined;
}

/** The answer card as a bottom sheet for narrow windows, with the hand-in in its footer. */
export function CardSheet(props: CardSheetProps) {
  const { isOpen, groups, total, source, currentId, isBusy, isReadOnly, onPick, onSubmit, onClose } = props;
  const words = useAnsweringWords();
  const { unanswered } = useSyncExternalStore(source.subscribe, source.getProgress, source.getProgress);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="bottom"
      moveFocusOnClose={props.moveFocusOnClose}
      title={`答题卡（共${total}题）`}
      foot={
        !isReadOnly && (
          <Foot>
            <p>
              <b>{unanswered > 0 ? `未答 ${unanswered} 题` : '已全部作答'}</b>
              {words.afterSubmit}
            </p>
            <Submit size="large" isLoading={isBusy} onClick={onSubmit}>
              {isBusy ? words.isSubmitting : words.submit}
            </Submit>
          </Foot>
        )
      }
    >
      <TileLegend />
      <Tiles>
        <AnswerCard groups={groups} source={source} currentId={currentId} onPick={onPick} />
      </Tiles>
      <KeysButton onOpen={props.onOpenKeys} />
    </Drawer>
  );
}

const Tiles = styled.div`
  padding-top: ${theme.space[4]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  p {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.bodyStrong};
  }
`;

const Submit = styled(Button)`
  min-width: 160px;
`;
