import type { AnswerSource } from '@cloud-school/engine';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { theme } from '../../../theme/theme.ts';
import { KeysButton } from '../keys/KeysButton.tsx';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { ProgressCounts } from './ProgressCounts.tsx';

export interface FootProps {
  source: AnswerSource;
  hasPrevious: boolean;
  hasNext: boolean;
  /** A hand-in runs. */
  isBusy: boolean;
  /** Another tab has write access: this one cannot hand in. */
  isReadOnly: boolean;
  /** Solid where it is the next thing to do. */
  submitVariant: 'outline' | 'solid';
  onStep: (direction: 'previous' | 'next') => void;
  onSubmit: () => void;
}

interface FootBarProps extends FootProps {
  onOpenKeys: () => void;
}

/** Counts on the left, navigation on the right, and the hand-in apart, so that it is not pressed by habit. */
export function FootBar({
  source,
  hasPrevious,
  hasNext,
  isBusy,
  isReadOnly,
  submitVariant,
  onStep,
  onSubmit,
  onOpenKeys,
}: FootBarProps) {
  const words = useAnsweringWords();
  return (
    <Bar>
      <Content>
        <ProgressCounts source={source} />
        <KeysButton onOpen={onOpenKeys} />
        {hasPrevious && (
          <Move
            variant="secondary"
            icon={<ArrowLeft size={18} aria-hidden />}
            onClick={() => onStep('previous')}
          >
            上一题
          </Move>
        )}
        {hasNext && (
          <Move variant={isBusy ? 'secondary' : 'solid'} onClick={() => onStep('next')}>
            下一题
            <ArrowRight size={18} aria-hidden />
          </Move>
        )}
        {!isReadOnly && (
          <SubmitArea>
            <Submit variant={submitVariant} isLoading={isBusy} onClick={onSubmit}>
              {isBusy ? words.isSubmitting : words.submit}
            </Submit>
          </SubmitArea>
        )}
      </Content>
    </Bar>
  );
}

const Bar = styled.footer`
  position: relative;
  z-index: 1;
  flex: none;
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.foot};
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: calc(${theme.size.content} + 2 * ${theme.space[6]});
  height: 72px;
  margin: 0 auto;
  padding: 0 ${theme.space[6]};
`;

const Move = styled(Button)`
  min-width: 130px;
  min-height: ${theme.size.control.touch};
  font: ${theme.type.labelStrong};
`;

const SubmitArea = styled.div`
  display: flex;
  align-items: center;
  height: 36px;
  margin-left: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  border-left: 1px solid ${theme.color.line.hairline};
`;

const Submit = styled(Button)`
  min-width: 90px;
  min-height: ${theme.size.control.touch};
  font: ${theme.type.labelStrong};
`;
