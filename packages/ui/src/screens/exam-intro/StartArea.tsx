import type { ExamDetail } from '@cloud-school/domain';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { FootBar } from '../../layout/foot-bar/FootBar.ts';
import { FootBarSpace } from '../../layout/foot-bar/FootBarSpace.ts';
import { TextLink } from '../../primitives/link/TextLink.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { OpenAttempt } from './OpenAttempt.ts';
import { StartButton } from './StartButton.tsx';

interface StartAreaProps {
  exam: ExamDetail;
  openAttempt: OpenAttempt | null;
  /** There is a finished attempt. */
  isAgain: boolean;
  practiceAddress: string;
  isStarting: boolean;
  onStart: () => void;
}

/** The start button, and what is known before the start. */
export function StartArea({
  exam,
  openAttempt,
  isAgain,
  practiceAddress,
  isStarting,
  onStart,
}: StartAreaProps) {
  return (
    <Start>
      <FootBarSpace />
      <FootBar>
        <StartButton openAttempt={openAttempt} isAgain={isAgain} isStarting={isStarting} onStart={onStart} />
      </FootBar>
      {openAttempt === null && (
        <>
          <p>
            <Clock size={18} strokeWidth={1.75} aria-hidden />
            <span>{exam.timeLimitMinutes ? '点击后开始计时' : '不限时，中途离开会保留'}</span>
          </p>
          <Practice to={practiceAddress}>先练一练</Practice>
        </>
      )}
    </Start>
  );
}

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  margin-top: ${theme.space[6]};
  p {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.text.tertiary};
  }
  /* Long requirements go under the button, which stays in the window of a laptop. */
  ${media.short} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-top: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    background: ${theme.color.surface.card};
  }
  /* The button is at the foot of the window. */
  ${media.phone} {
    position: static;
    padding: 0;
    margin-top: 0;
    p {
      margin-top: ${theme.space[4]};
    }
  }
  ${media.low} {
    position: static;
    margin-top: ${theme.space[6]};
  }
`;

/** Quiet, at the other end of the line; 44 px to press. */
const Practice = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.touch};
  margin-left: auto;
  ${media.phone} {
    margin-top: ${theme.space[4]};
  }
`;
