import type { Classroom, Tally } from '@cloud-school/domain';
import { ArrowRight, CircleCheck, CloudOff, LoaderCircle, type LucideIcon, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { focusedElement } from '../../primitives/native/focusedElement.ts';
import { keyOf } from '../../primitives/native/keyOf.ts';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { ClassroomFacts } from '../classroom-row/ClassroomFacts.tsx';

/** What is said when a lesson has been played to its end. */
export interface LessonEnd {
  /** 'done': the server counts it; 'recorded': its report arrived, the directory is asked. */
  saving: 'done' | 'recorded' | 'recording' | 'unsaved';
  /** What is complete with it. */
  scope: 'lesson' | 'chapter' | 'course';
  chapterName: string | null;
  chapter: Tally;
  course: Tally;
  /** The item after it; null for the last one. */
  next: Classroom | null;
}

export interface LessonEndCardProps extends NativeProps<'section', 'children'> {
  end: LessonEnd;
  onNext: () => void;
  /** Plays it once more from the beginning. */
  onAgain: () => void;
  onClose: () => void;
  /** Leaves the viewer after the last item. */
  onBack: () => void;
}

/** The quiet end of a lesson: what is done, and what comes next. Nothing begins by itself. */
export function LessonEndCard({ end, onNext, onAgain, onClose, onBack, ...rest }: LessonEndCardProps) {
  const titleId = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isTyping()) first.current?.focus({ preventScroll: true });
  }, []);
  const { Icon, ink, words } = SAVINGS[end.saving];
  const title = end.saving === 'done' ? SCOPES[end.scope] : '本节已看完';
  return (
    <Card
      aria-labelledby={titleId}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (keyOf(event) === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head>
        <Disc $ink={ink}>
          <Icon size={24} aria-hidden />
        </Disc>
        <div>
          <h2 id={titleId}>{title}</h2>
          <Counts>{words ?? formatCounts(end)}</Counts>
        </div>
      </Head>
      {end.next && (
        <Next>
          <NextFacts>
            <span>下一节</span>
            <ClassroomFacts classroom={end.next} />
          </NextFacts>
          <strong>
            <PhraseText>{end.next.name || '未命名课堂'}</PhraseText>
          </strong>
        </Next>
      )}
      <Actions>
        {end.next ? (
          <Button ref={first} size="large" onClick={onNext}>
            开始下一节
            <ArrowRight size={18} aria-hidden />
          </Button>
        ) : (
          <Button ref={first} size="large" onClick={onBack}>
            返回课程
          </Button>
        )}
        <Button size="large" variant="secondary" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
          再看一遍
        </Button>
      </Actions>
    </Card>
  );
}

/** A student who is writing a note when the lesson ends keeps the focus. */
const isTyping = (): boolean =>
  focusedElement()?.matches('input, textarea, select, [contenteditable]') ?? false;

const SCOPES: Record<LessonEnd['scope'], string> = {
  lesson: '本节已完成',
  chapter: '本章已完成',
  course: '本课程已完成',
};

const SAVINGS: Record<
  LessonEnd['saving'],
  { Icon: LucideIcon; ink: 'success' | 'action' | 'warning'; words: string | null }
> = {
  done: { Icon: CircleCheck, ink: 'success', words: null },
  recorded: { Icon: CircleCheck, ink: 'success', words: '学习进度已记录' },
  recording: { Icon: LoaderCircle, ink: 'action', words: '正在记录学习进度' },
  unsaved: { Icon: CloudOff, ink: 'warning', words: '学习进度已存在本机，会自动重试' },
};

const formatCounts = ({ chapterName, chapter, course }: LessonEnd): string =>
  [chapterName && `本章 ${chapter.done} / ${chapter.required}`, `全课 ${course.done} / ${course.required}`]
    .filter(Boolean)
    .join('，');

const inks = {
  success: { background: theme.color.success.tint, color: theme.color.success.ink },
  action: { background: theme.color.action.tint, color: theme.color.action.base },
  warning: { background: theme.color.warning.tint, color: theme.color.warning.ink },
};

const Card = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  width: min(416px, 100%);
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  text-align: left;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  h2 {
    font: ${theme.type.cardTitle};
  }
`;

const Disc = styled.span<{ $ink: keyof typeof inks }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $ink }) => inks[$ink].background};
  color: ${({ $ink }) => inks[$ink].color};
`;

const Counts = styled.output`
  display: block;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Next = styled.p`
  display: grid;
  gap: 2px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  overflow-wrap: anywhere;
`;

const NextFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 11rem;
  }
  > :last-child {
    flex: 0 1 auto;
    ${media.lessonSideways} {
      flex-grow: 1;
    }
  }
`;
