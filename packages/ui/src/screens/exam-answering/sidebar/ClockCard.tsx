import { formatTimeFrom } from '@cloud-school/domain';
import type { ExamClock } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { CountdownRing } from '../../../primitives/countdown-ring/CountdownRing.tsx';
import { useMedia } from '../../../primitives/use-media/useMedia.ts';
import { media } from '../../../theme/media.ts';
import { useSchoolSettings } from '../../../theme/SchoolSettings.tsx';
import { theme } from '../../../theme/theme.ts';
import { TimeReportButton } from '../announcements/TimeReportButton.tsx';
import { countdownLabels } from '../words/countdownLabels.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';

interface ClockCardProps {
  clock: ExamClock;
  /** A hand-in runs. */
  isBusy: boolean;
  onReport: () => void;
}

/** The countdown; the only part that a tick renders. */
export function ClockCard({ clock, isBusy, onReport }: ClockCardProps) {
  const { seconds, share, endsAt } = useSyncExternalStore(clock.subscribe, clock.get, clock.get);
  const { automaticSubmit, isSubmitting } = useAnsweringWords();
  const isShort = useMedia(media.short);
  const { countdown } = useSchoolSettings();
  return (
    <Card>
      <CountdownRing
        seconds={seconds}
        share={share}
        labels={countdownLabels(countdown, automaticSubmit)}
        note={isBusy ? isSubmitting : undefined}
        layout={isShort ? 'row' : 'ring'}
      />
      <TimeReportButton onReport={onReport} />
      {endsAt !== null && (
        <p>
          {formatTimeFrom(endsAt, endsAt - seconds * 1000)} {automaticSubmit}，断网也会照常计时
        </p>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[4]};
  ${cardSurface}
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  ${media.short} {
    flex-direction: row;
    justify-content: space-between;
    padding: ${theme.space[2]} ${theme.space[4]};
    > p {
      display: none;
    }
  }
`;
