import { type Classroom, type CourseSituation, formatPlayTime } from '@cloud-school/domain';
import { History, Play } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClassroomTarget } from '../../../cards/classroom/ClassroomTarget.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { ButtonLink } from '../../../primitives/button/ButtonLink.tsx';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Progress } from '../../../primitives/progress/Progress.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { LastStudiedStrip } from './LastStudiedStrip.ts';

interface LastStudiedProps {
  label?: string;
  last: NonNullable<CourseSituation['lastClassroom']>;
  /** The same classroom in the directory; null when it is not there. */
  classroom: Classroom | null;
  /** Null while the directory loads, which has the kind of the classroom. */
  target: ClassroomTarget | null;
}

/** The classroom that was studied last, or what comes after it, with 继续学习 (COURSE-01). */
export function LastStudied({ label = '上次学到', last, classroom, target }: LastStudiedProps) {
  const progress = last.progress ?? classroom?.progress ?? null;
  const position = classroom?.position ?? null;
  return (
    <LastStudiedStrip>
      <Disc aria-hidden>
        <History size={22} strokeWidth={1.6} />
      </Disc>
      <Text>
        <Label>{label}</Label>
        <Name>
          <PhraseText>{last.name || '未命名课堂'}</PhraseText>
        </Name>
        {/* Of one that was not begun an empty bar says nothing. */}
        {progress !== null && progress > 0 && (
          <Reached>
            <Bar label="学习进度" value={progress / 100} />
            {position !== null && position > 0 && <span>看到 {formatPlayTime(position / 1000)}</span>}
          </Reached>
        )}
      </Text>
      <Action>
        <ContinueButton target={target} />
      </Action>
    </LastStudiedStrip>
  );
}

function ContinueButton({ target }: { target: ClassroomTarget | null }) {
  const look = { size: 'large', icon: <Play size={18} aria-hidden />, isFullWidth: true } as const;
  if (target && 'to' in target) {
    return (
      <ButtonLink {...look} to={target.to}>
        继续学习
      </ButtonLink>
    );
  }
  return (
    <Button {...look} isLoading={target === null} onClick={target?.onOpen}>
      继续学习
    </Button>
  );
}

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Label = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Name = styled.p`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
`;

const Reached = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  > span {
    flex: none;
  }
`;

const Bar = styled(Progress)`
  flex: 0 1 160px;
`;

const Action = styled.div`
  flex: none;
  width: 148px;
  ${media.phone} {
    width: 100%;
  }
`;
