import {
  type ClientSession,
  createClient,
  deleteNotes,
  getQuestionDraft,
  getTenantByPreDomain,
  listNotes,
  loginByPassword,
  submitQuestion,
  updateNote,
} from '@cloud-school/api-client';
import { type Sandbox, SANDBOX_ACCESS_KEY, STUDENTS } from '@cloud-school/sandbox';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { PortalRoute } from '../../../platform/navigation/PortalRoute.ts';
import { type BrandContext, toolbarBrand } from '../../../testing/pageStory.tsx';
import { PortalStage } from '../../../testing/PortalStage.tsx';
import { ClassroomInteraction } from '../ClassroomInteraction.tsx';

const PLACE = { classId: 'c-elder-3', classroomId: 'r-elder-45', courseId: 'k-elder', studentId: 'u-shen' };

const LESSON: ComponentProps<typeof ClassroomInteraction> = {
  ...PLACE,
  classroomName: '30° 侧卧与五处受压点检查',
  tabs: ['questions', 'notes', 'comments'],
  variant: 'floating',
  hasLike: true,
};

/** A page that can be opened again, as after a reload, and in a second window. */
function Page() {
  const [visit, setVisit] = useState(0);
  const [second, setSecond] = useState<'closed' | 'behind' | 'in front'>('closed');
  const isBehind = second === 'in front';
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        重新打开页面
      </button>
      <button type="button" onClick={() => setSecond(isBehind ? 'behind' : 'in front')}>
        换一个窗口
      </button>
      <div hidden={isBehind}>
        <ClassroomInteraction key={visit} {...LESSON} />
      </div>
      {second !== 'closed' && (
        <div hidden={!isBehind}>
          <ClassroomInteraction {...LESSON} />
        </div>
      )}
    </>
  );
}

const route: PortalRoute = { path: '/classroom', Page, layout: 'bare', needsSignIn: true };

/** The sandbox of the current story, for failures in the middle of it. */
let sandbox: Sandbox | null = null;
export const failNext: Sandbox['controls']['failNext'] = (...failure) =>
  sandbox?.controls.failNext(...failure);
/** Holds the next call of an endpoint; the returned function lets it be answered. */
export function holdNext(endpointId: string) {
  failNext(endpointId, 'held');
  return () => sandbox?.controls.releaseHeld();
}

function ClassroomStory(context: BrandContext) {
  const [brand] = useState(() => {
    const shell = toolbarBrand(context);
    return { ...shell, routes: [route, ...shell.routes] };
  });
  return <PortalStage path="/classroom" brand={brand} isSignedIn prepare={rememberSandbox} />;
}

function rememberSandbox(created: Sandbox) {
  sandbox = created;
}

/** A field that takes words, such as that of a question once the draft of another device is known. */
export async function findWritable(canvas: StoryContext['canvas'], name: string) {
  const field = await canvas.findByRole('textbox', { name });
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  return field;
}

/** Signs the student in on another device of hers. */
async function openElsewhere() {
  if (!sandbox) throw new Error('The story has no sandbox.');
  const config = { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY };
  const session: ClientSession = { tenantId: null, schoolId: null, token: null };
  const client = createClient({ fetch: sandbox.fetch, config, session: () => session });
  const tenant = await client.call(getTenantByPreDomain, { preDomain: 'yunfan' });
  session.tenantId = tenant?.id ?? null;
  const [student] = STUDENTS;
  if (!tenant || !student?.password) throw new Error('The sandbox has no school.');
  const { mobile: username, password } = student;
  session.token = (await client.call(loginByPassword, { username, password, tenantId: tenant.id })).token;
  return client;
}

/** Deletes the notes of the student with this title, as another device of hers does. */
export async function deleteElsewhere(title: string) {
  const client = await openElsewhere();
  const notes = await client.call(listNotes, { ...PLACE, filter: 'own' });
  const ids = notes.filter((note) => note.title === title).map(({ id }) => id);
  await client.call(deleteNotes, { ids });
}

/** Gives the note of the student with this title another one, as another device of hers does. */
export async function renameElsewhere(title: string, next: string) {
  const client = await openElsewhere();
  const note = (await client.call(listNotes, { ...PLACE, filter: 'own' })).find((own) => own.title === title);
  if (!note) throw new Error(`The student has no note ${title}.`);
  const { id, text, isShared } = note;
  await client.call(updateNote, { ...PLACE, id, title: next, text, isShared });
}

/** A teacher answers the questions of the student. */
export function answerElsewhere() {
  for (const question of sandbox?.store.list('studyQuestions') ?? [])
    if (question.classroomId === PLACE.classroomId && question.studentId === PLACE.studentId)
      sandbox?.store.put('studyQuestions', question.id, {
        ...question,
        answers: [...question.answers, { answer: '患侧在上', teacherName: '何俊峰', createdAt: Date.now() }],
      });
}

/** Saves a question as a draft, as another device of hers does. */
export async function draftElsewhere(title: string) {
  const client = await openElsewhere();
  const author = { studentName: '沈', studentAvatarUrl: null, classroomName: '侧卧' };
  await client.call(submitQuestion, { ...PLACE, ...author, title, isDraft: true });
}

/** The draft of a question, as another device of hers reads it. */
export async function readDraftElsewhere() {
  return (await openElsewhere()).call(getQuestionDraft, PLACE);
}

/** What all stories of the classroom have in common. */
export const classroomStories = {
  parameters: {
    layout: 'fullscreen',
    // Storybook prints the JSX of a story; a whole brand in it takes seconds or fails.
    docs: { source: { type: 'code' } },
  },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
  render: (_args, context) => <ClassroomStory {...context} />,
} satisfies Meta;
