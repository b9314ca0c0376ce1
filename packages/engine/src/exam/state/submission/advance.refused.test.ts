import { describe, expect, it } from 'vitest';
import { advance as advanceAt } from './advance.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import { createSubmission, toStep, type SubmissionState } from './SubmissionState.ts';

const advance = (state: SubmissionState, event: SubmissionEvent): SubmissionState =>
  advanceAt(state, event, { now: 0, random: () => 0.5 });
const after = (...events: SubmissionEvent[]): SubmissionState => events.reduce(advance, createSubmission());
const show = (state: SubmissionState) => ({
  step: toStep(state),
  task: state.task?.type ?? 'none',
  reason: state.phase === 'idle' ? null : state.failure,
});

const CLICK: SubmissionEvent = { type: 'submit', trigger: 'click' };
const TIME_UP: SubmissionEvent = { type: 'submit', trigger: 'time-up' };

describe('an answer that the server refuses', () => {
  const REFUSED: SubmissionEvent = { type: 'save-refused' };
  const OPEN: SubmissionEvent = { type: 'looked-up', isFinished: false };
  const look = () => after(REFUSED);

  it('has the log list read once, unless a hand-in runs or the refusal is known', () => {
    const looking = look();
    expect(looking).toMatchObject({ phase: 'idle', task: { type: 'look-up', next: 'refuse' } });
    const known = advance(looking, OPEN);
    expect(known).toMatchObject({ phase: 'idle', task: null, refusalCheckedAt: 0 });
    for (const state of [looking, known, after(CLICK)]) expect(advance(state, REFUSED)).toBe(state);
  });

  it('a minute later has it read again: the attempt may be handed in elsewhere by then', () => {
    const known = advance(look(), OPEN);
    const later = (now: number) => advanceAt(known, REFUSED, { now, random: () => 0.5 });
    expect(later(59_999)).toBe(known);
    expect(later(60_000)).toMatchObject({ task: { type: 'look-up', next: 'refuse' }, refusalCheckedAt: 0 });
  });

  it('a doubt has the list read too, once a minute, and says nothing where the attempt is open', () => {
    const doubt = (state: SubmissionState, now: number) =>
      advanceAt(state, { type: 'doubted' }, { now, random: () => 0.5 });
    const looking = doubt(createSubmission(), 5);
    expect(looking).toMatchObject({ phase: 'idle', task: { type: 'look-up', next: 'doubt' } });
    const open = advance(looking, OPEN);
    expect(open).toMatchObject({ phase: 'idle', task: null, refusalCheckedAt: null, doubtedAt: 5 });
    expect(doubt(open, 60_004)).toBe(open);
    expect(doubt(open, 60_005)).toMatchObject({ task: { type: 'look-up', next: 'doubt' } });
    const unread = advance(looking, { type: 'look-up-failed', isExpired: false });
    expect(doubt(unread, 60_004)).toBe(unread);
    // A refusal has read the list already.
    const known = advance(look(), OPEN);
    expect(doubt(known, 59_999)).toBe(known);
    expect(doubt(after(CLICK), 0)).toEqual(after(CLICK));
  });

  it('is forgotten with the next answer that is taken', () => {
    const looking = look();
    const known = advance(looking, OPEN);
    expect(advance(known, { type: 'save-taken' })).toMatchObject({ refusalCheckedAt: null });
    expect(advance(looking, { type: 'save-taken' })).toBe(looking);
  });

  it('proves nothing where the log list cannot be read', () => {
    const unread = advance(look(), { type: 'look-up-failed', isExpired: false });
    expect(unread).toMatchObject({ phase: 'idle', task: null, refusalCheckedAt: null });
    expect(advance(unread, OPEN)).toBe(unread);
  });

  it('in an attempt that was handed in elsewhere ends it, with what the server holds', () => {
    const closure = { by: 'system', at: 5, heldCount: 3 } as const;
    const closed = advance(look(), { type: 'looked-up', isFinished: true, closure });
    expect(closed).toMatchObject({ phase: 'over', failure: 'unsaved', trigger: null, closure });
    expect(advance(look(), { type: 'looked-up', isFinished: true })).toMatchObject({
      closure: { by: 'student', at: null, heldCount: 0 },
    });
  });

  it('beside a failed hand-in leaves the failure on the screen', () => {
    const failed = after(CLICK, { type: 'drain-failed', reason: 'unsaved' }, REFUSED, OPEN);
    expect(failed).toMatchObject({ phase: 'failed', failure: 'unsaved', task: null, refusalCheckedAt: 0 });
  });

  const all: SubmissionEvent = { type: 'drain-failed', reason: 'unsaved', refused: 'all' };
  it('alone is left: the student decides, and may hand in without it', () => {
    expect(after(CLICK, all)).toMatchObject({ task: { next: 'without-refused' } });
    const asked = after(CLICK, all, OPEN);
    expect(show(asked)).toMatchObject({ step: 'failed', reason: 'refused' });
    const decided = advance(asked, { ...CLICK, isWithoutRefused: true });
    expect(decided).toMatchObject({ isWithoutRefused: true, task: { type: 'drain' } });
    const compared = advance(advance(decided, all), OPEN);
    expect(show(compared)).toMatchObject({ task: 'compare' });
    // The answers were read back already.
    const again = advance(compared, { type: 'compared', isComplete: false });
    expect(show(advance(advance(again, all), OPEN))).toMatchObject({ task: 'finish', step: 'finishing' });
  });

  it('stays left out once the finish without it was sent, and is asked about again before', () => {
    const decided = advance(after(CLICK, all, OPEN), { ...CLICK, isWithoutRefused: true });
    const unread: SubmissionEvent = { type: 'look-up-failed', isExpired: false };
    const unsent = [all, unread].reduce(advance, decided);
    expect(unsent).toMatchObject({ phase: 'failed', sentFinish: null });
    expect(advance(unsent, CLICK)).toMatchObject({ isWithoutRefused: false });
    const compared: SubmissionEvent = { type: 'compared', isComplete: false };
    const finishing = [all, OPEN, compared, all, OPEN].reduce(advance, decided);
    expect(show(finishing)).toMatchObject({ task: 'finish' });
    const lost: SubmissionEvent = { type: 'finish-failed', outcome: 'unknown' };
    const sent = [{ type: 'finish-sent' } as const, lost, unread].reduce(advance, finishing);
    expect(sent).toMatchObject({ phase: 'failed' });
    expect(advance(sent, CLICK)).toMatchObject({ isWithoutRefused: true });
  });

  it('alone is left at the end of the time: it is handed in without', () => {
    expect(after(TIME_UP, all, OPEN)).toMatchObject({ isWithoutRefused: true, task: { type: 'compare' } });
  });

  it.each(['some', 'all'] as const)('(%s of those left) may mean that the attempt is closed', (refused) => {
    const asking = after(CLICK, { type: 'drain-failed', reason: 'unsaved', refused });
    const closure = { by: 'student', at: 5, heldCount: 3 } as const;
    expect(advance(asking, { type: 'looked-up', isFinished: true, closure })).toMatchObject({
      phase: 'over',
      failure: 'unsaved',
      closure,
    });
    expect(show(advance(asking, { type: 'look-up-failed', isExpired: false }))).toMatchObject({
      step: 'failed',
      reason: 'unsaved',
    });
  });

  it('beside others that are not saved leaves them unsaved', () => {
    const some = after(CLICK, { type: 'drain-failed', reason: 'unsaved', refused: 'some' }, OPEN);
    expect(show(some)).toMatchObject({ step: 'failed', reason: 'unsaved' });
  });
});
