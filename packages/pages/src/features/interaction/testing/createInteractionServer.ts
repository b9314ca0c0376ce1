import type { LessonComment, Note, StudyQuestion } from '@cloud-school/api-client';
import { makeLessonComment, makeMany, makeNote, makeStudyQuestion } from '@cloud-school/api-client/testing';

type Outcome = 'refuse' | 'drop' | 'lose' | '500';

interface Body {
  id: string;
  ids: string[];
  title: string;
  text: string;
  studentId: string;
  parentId: string | null;
  filter: string;
  isDraft: boolean;
  isShared: boolean;
  isLiked: boolean;
}

/** The server of one classroom, whose next answers can be told to fail. */
export function createInteractionServer() {
  const state = {
    questions: makeMany(makeStudyQuestion, 3),
    notes: makeMany(makeNote, 3),
    comments: makeMany(makeLessonComment, 3),
    draft: null as string | null,
    isLiked: false,
  };
  const failures: { path: string; outcome: Outcome }[] = [];
  const calls: string[] = [];
  const createdAt = '2026-11-21 11:30:00';
  const answers: Record<string, (body: Body) => unknown> = {
    'question.count': () => state.questions.length,
    'question.list': () => state.questions,
    'question.draft': () => state.draft,
    'question.submit': ({ title, isDraft, studentId }) => {
      if (isDraft) state.draft = title;
      else {
        const question: StudyQuestion = makeStudyQuestion({
          id: `q-${state.questions.length}`,
          title,
          studentId,
        });
        state.questions = [{ ...question, createdAt }, ...state.questions];
        state.draft = null;
      }
    },
    'note.counts': () => ({
      total: state.notes.length,
      own: state.notes.filter(({ studentId }) => studentId === '5001').length,
      teacher: state.notes.filter(({ isByTeacher }) => isByTeacher).length,
    }),
    'note.list': ({ filter }) =>
      state.notes.filter(
        ({ studentId, isByTeacher }) =>
          filter === 'all' || (filter === 'own' ? studentId === '5001' : isByTeacher),
      ),
    'note.create': ({ title, text, isShared }) => {
      const note: Note = makeNote({ id: `n-${state.notes.length}`, title, text, isShared }, 1);
      state.notes = [note, ...state.notes];
    },
    'note.update': ({ id, title, text }) => {
      state.notes = state.notes.map((note) => (note.id === id ? { ...note, title, text } : note));
    },
    'note.delete': ({ ids }) => {
      state.notes = state.notes.filter(({ id }) => !ids.includes(id));
    },
    'lessonComment.list': () => state.comments,
    'lessonComment.post': ({ text, parentId }) => {
      const comment: LessonComment = makeLessonComment({ id: `c-${state.comments.length}`, text, parentId });
      state.comments = [{ ...comment, authorName: '沈雨薇' }, ...state.comments];
    },
    'classroomLike.info': () => ({ isLiked: state.isLiked, total: state.isLiked ? 59 : 58 }),
    'classroomLike.toggle': ({ isLiked }) => {
      state.isLiked = isLiked;
    },
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    calls.push(path);
    const index = failures.findIndex((failure) => failure.path === path);
    const outcome = failures.splice(index, index < 0 ? 0 : 1)[0]?.outcome;
    if (outcome === 'drop') throw new TypeError('Failed to fetch');
    if (outcome === '500') return new Response('', { status: 500 });
    if (outcome === 'refuse') return Response.json({ code: 50009, msg: '内容含有敏感词' });
    const text = request.method === 'POST' ? await request.text() : '{}';
    const data = answers[path]?.(JSON.parse(text || '{}')) ?? {
      id: '5001',
      realName: '沈雨薇',
    };
    if (outcome === 'lose') throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, data });
  };

  return {
    fetch,
    state,
    calls,
    failNext: (path: string, outcome: Outcome) => failures.push({ path, outcome }),
  };
}
