import {
  makeLessonComment,
  makeMany,
  makeNote,
  makeNoteCounts,
  makeStudyQuestion,
} from '@cloud-school/domain/testing';
import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import type { InteractionKind } from '../InteractionKind.ts';
import { InteractionPanel } from '../InteractionPanel.tsx';
import type { LessonTabsPlace } from '../panel/LessonTabs.tsx';
import { LessonTabsInteraction } from '../panel/LessonTabsInteraction.tsx';
import type { PanelHead } from '../panel/PanelFrame.tsx';
import { QuestionPanel } from '../question/QuestionPanel.tsx';
import { createSamplePlayhead, SAMPLE_LINES } from '../transcript/testing/sampleTranscript.ts';
import { TranscriptPanel } from '../transcript/TranscriptPanel.tsx';
import { StatefulCommentPanel, StatefulNotePanel } from './StatefulPanels.tsx';

const KINDS: InteractionKind[] = ['questions', 'notes', 'comments'];
const COUNTS = { questions: 12, notes: 8, comments: 26 };

const now = new Date('2026-11-21T15:20:00+08:00');
const accepted = async () => ({ isSent: true }) as const;
const text = { value: '', onChange: fn(), keep: fn(), clear: fn() };

/** The three panels with sample data, written to nowhere. */
export const samplePanels: Record<InteractionKind, (head: PanelHead) => ReactNode> = {
  transcript: (head) => (
    <TranscriptPanel head={head} lines={ready(SAMPLE_LINES)} playhead={createSamplePlayhead(32_000)} />
  ),
  questions: (head) => (
    <QuestionPanel
      head={head}
      questions={ready(makeMany(makeStudyQuestion, COUNTS.questions))}
      studentId="5001"
      now={now}
      draft={text}
      onSend={accepted}
    />
  ),
  notes: (head) => (
    <StatefulNotePanel
      head={head}
      notes={ready(makeMany(makeNote, COUNTS.notes))}
      counts={makeNoteCounts()}
      filter="all"
      onFilter={fn()}
      studentId="5001"
      now={now}
      draft={{ value: { title: '', notes: '', isShared: false }, onChange: fn(), keep: fn(), clear: fn() }}
      editedNote={null}
      onEdit={fn()}
      onSave={accepted}
      onDelete={fn()}
      getMoment={() => 48_000}
    />
  ),
  comments: (head) => (
    <StatefulCommentPanel
      head={head}
      comments={ready(makeMany(makeLessonComment, COUNTS.comments))}
      now={now}
      draft={text}
      parent={null}
      onReply={fn()}
      onSend={accepted}
    />
  ),
};

/** The interaction of a lesson beside its stage, for the stories of whole screens; the strip is closed at first. */
export function SampleInteraction(
  props: { variant: 'column' | 'floating' | 'tabs' } | { variant: 'below'; place: LessonTabsPlace },
) {
  const [current, setCurrent] = useState<InteractionKind | null>(null);
  const shared = {
    kinds: KINDS,
    counts: COUNTS,
    renderPanel: (kind: InteractionKind, head: PanelHead) => samplePanels[kind](head),
  };
  if (props.variant === 'below')
    return (
      <LessonTabsInteraction
        {...shared}
        place={props.place}
        kinds={['transcript', ...KINDS]}
        unreadAnswers={1}
      />
    );
  return props.variant === 'tabs' ? (
    <InteractionPanel
      {...shared}
      // A face-to-face classroom has no comments.
      kinds={['questions', 'notes']}
      variant="tabs"
      current={current ?? 'questions'}
      onChange={setCurrent}
    />
  ) : (
    <InteractionPanel {...shared} variant={props.variant} current={current} onChange={setCurrent} />
  );
}
