import { catalogue } from '@cloud-school/api-client';
import type { Wrap } from './openTarget.ts';

/** A back end that breaks one promise, with the row of the report that has to say so. */
export interface Breakage {
  name: string;
  row: string;
  wrap: Wrap;
}

type Envelope = Record<string, unknown>;

const pathOf = (id: string) => catalogue.find((endpoint) => endpoint.id === id)?.path ?? '';
const isCallOf = (request: Request, id: string) => new URL(request.url).pathname === `/api${pathOf(id)}`;

/** Changes the answers to some calls. */
const answering =
  (
    isMeant: (request: Request) => boolean,
    change: (response: Response, request: Request) => Promise<Response>,
  ): Wrap =>
  (fetch) =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request.clone());
    return isMeant(request) ? await change(response, request) : response;
  };

/** Changes the envelope that a call is answered with. */
const saying = (id: string, change: (envelope: Envelope, request: Request) => Envelope): Wrap =>
  answering(
    (request) => isCallOf(request, id),
    async (response, request) =>
      new Response(JSON.stringify(change((await response.json()) as Envelope, request)), response),
  );

/** Changes the headers of every answer. */
const withHeaders = (change: (headers: Headers) => void): Wrap =>
  answering(
    () => true,
    async (response) => {
      const headers = new Headers(response.headers);
      change(headers);
      return new Response(response.body, { status: response.status, headers });
    },
  );

/** Changes the requests before they arrive. */
const asking =
  (change: (request: Request) => Promise<Request> | Request): Wrap =>
  (fetch) =>
  async (input, init) =>
    await fetch(await change(new Request(input, init)));

async function withBody(request: Request, change: (body: Envelope) => Envelope): Promise<Request> {
  const given = await request.clone().text();
  // A rule sends a broken body on purpose.
  if (!given.endsWith('}')) return request;
  const body = JSON.stringify(change(JSON.parse(given) as Envelope));
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

function withoutKey(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return new Request(request, { headers });
}

/** Changes the page of news that is answered; a refusal stays. */
const sayingNews = (change: (page: Envelope & { records: Envelope[] }) => Envelope): Wrap =>
  saying('news.page', (envelope) =>
    envelope.data
      ? { ...envelope, data: change(envelope.data as Envelope & { records: Envelope[] }) }
      : envelope,
  );

/** What a call said before is said again: the paper of an exam that a cache keeps. */
function repeating(id: string): Wrap {
  let first: Response | null = null;
  return answering(
    (request) => isCallOf(request, id),
    async (response) => (first ??= response).clone(),
  );
}

/** The last record is the position, also where it is behind. */
function lastRecordCounts(): Wrap {
  let last: unknown = null;
  return answering(
    (request) => isCallOf(request, 'studyRecord.save') || isCallOf(request, 'studyRecord.lastPosition'),
    async (response, request) => {
      const body = (await request.json()) as Envelope;
      if (isCallOf(request, 'studyRecord.save')) last = body.learningDuration;
      if (last === null || isCallOf(request, 'studyRecord.save')) return response;
      const envelope = (await response.json()) as Envelope;
      return Response.json({ ...envelope, data: { learningDuration: last } });
    },
  );
}

export const BREAKAGES: Breakage[] = [
  {
    name: 'a status for a refusal',
    row: 'a call with a token that is not valid is refused by 40001, 40005 or 40009',
    wrap: answering(
      (request) => request.headers.get('token') === 'not-a-token',
      async (response) => new Response(response.body, { status: 401 }),
    ),
  },
  {
    name: 'another code for an ended session',
    row: 'a call without a token is refused by 40001, 40005 or 40009',
    wrap: answering(
      (request) => isCallOf(request, 'login.userInfo') && !request.headers.has('token'),
      async () => Response.json({ code: 403, msg: '无权限', data: null, isSuccess: false }),
    ),
  },
  {
    name: 'a public site behind the login',
    row: 'visitors read what is public',
    wrap: answering(
      (request) => isCallOf(request, 'home.banners') && !request.headers.has('token'),
      async () => Response.json({ code: 40001, msg: '请登录', data: null, isSuccess: false }),
    ),
  },
  {
    name: 'a refusal without words',
    row: 'a wrong password is refused with a message, and ends no session',
    wrap: saying('login.byPassword', ({ msg: _msg, ...rest }) => rest),
  },
  {
    name: 'a sign-in that ended yesterday',
    row: 'a sign-in tells when it ends, and that is not yet',
    wrap: saying('login.byPassword', (envelope) => ({
      ...envelope,
      data: envelope.data && { ...envelope.data, expiration: '2020-01-01 00:00:00' },
    })),
  },
  {
    name: 'pages of any size',
    row: 'a page has as many items as were asked for, and the next page has others',
    wrap: asking((request) =>
      isCallOf(request, 'news.page') ? withBody(request, (body) => ({ ...body, size: 10 })) : request,
    ),
  },
  {
    name: 'the first page for every page',
    row: 'a page after the last one is empty',
    wrap: asking((request) =>
      isCallOf(request, 'news.page') ? withBody(request, (body) => ({ ...body, current: 1 })) : request,
    ),
  },
  {
    name: 'a total of the page',
    row: 'total and pages count the whole list',
    wrap: sayingNews((page) => ({ ...page, total: page.records.length })),
  },
  {
    name: 'rounded ids',
    row: 'the id of a list opens the same item',
    wrap: saying('notice.detail', (envelope) => ({
      ...envelope,
      data: { ...(envelope.data as Envelope), id: '189000000000071000' },
    })),
  },
  {
    name: 'an order by chance',
    row: 'the same question gets the same answer',
    wrap: (fetch) => {
      let calls = 0;
      return sayingNews((page) => {
        calls += 1;
        return calls % 2 === 0 ? { ...page, records: page.records.toReversed() } : page;
      })(fetch);
    },
  },
  {
    name: 'a captcha that is not checked',
    row: 'a certificate query needs the captcha that was shown',
    wrap: answering(
      (request) => isCallOf(request, 'certificate.graduation'),
      async () => Response.json({ code: 0, msg: 'ok', data: null, isSuccess: true }),
    ),
  },
  { name: 'keys that are ignored', row: 'a note is stored once for each key', wrap: asking(withoutKey) },
  {
    name: 'replies that lose their comment',
    row: 'a reply to a comment of a lesson is stored below it',
    wrap: asking((request) =>
      isCallOf(request, 'lessonComment.post')
        ? withBody(request, (body) => ({ ...body, commentParent: null }))
        : request,
    ),
  },
  {
    name: 'one key for all calls',
    row: 'a key counts for its call only',
    wrap: (fetch) => {
      const answers = new Map<string, Response>();
      return async (input, init) => {
        const request = new Request(input, init);
        const key = request.headers.get('idempotency-key');
        if (key === null) return await fetch(request);
        const stored = answers.get(key) ?? (await fetch(request));
        answers.set(key, stored);
        return stored.clone();
      };
    },
  },
  {
    name: 'a copy that is refused',
    row: 'a question is stored once for each key',
    wrap: (fetch) => {
      const keys = new Set<string>();
      return answering(
        (request) => {
          const key = request.headers.get('idempotency-key') ?? '';
          const isCopy = key !== '' && keys.has(key);
          keys.add(key);
          return isCopy;
        },
        async () => Response.json({ code: 409, msg: '重复提交', data: null, isSuccess: false }),
      )(fetch);
    },
  },
  {
    name: 'texts without a limit',
    row: 'a text beyond every limit is refused with a message',
    wrap: answering(
      (request) => isCallOf(request, 'lessonComment.post'),
      async () => Response.json({ code: 0, msg: 'ok', data: null, isSuccess: true }),
    ),
  },
  {
    name: 'a new attempt at each start',
    row: 'start returns the open attempt again',
    wrap: (fetch) => {
      let starts = 0;
      return saying('test.start', (envelope) => ({
        ...envelope,
        data: { ...(envelope.data as Envelope), answerLogId: `log-${(starts += 1)}` },
      }))(fetch);
    },
  },
  {
    name: 'a start in another zone',
    row: 'start tells when the attempt began, by the clock of Date',
    wrap: saying('test.start', (envelope) => ({
      ...envelope,
      data: {
        ...(envelope.data as Envelope),
        startTime: new Date().toISOString().slice(0, 19).replace('T', ' '),
      },
    })),
  },
  {
    name: 'saves that are confirmed and forgotten',
    row: 'a confirmed answer is in the paper',
    wrap: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      return isCallOf(request, 'test.saveAnswer')
        ? Response.json({ code: 0, msg: 'ok', data: null, isSuccess: true })
        : await fetch(request);
    },
  },
  {
    name: 'a paper from a cache',
    row: 'a later answer replaces an earlier one',
    wrap: repeating('test.paper'),
  },
  {
    name: 'a hand-in without a log',
    row: 'a hand-in counts once, also twice at the same time',
    wrap: repeating('test.logs'),
  },
  {
    name: 'a second hand-in that is refused',
    row: 'a second hand-in gets the result of the first',
    wrap: (fetch) => {
      let finishes = 0;
      return saying('test.finish', (envelope) => {
        finishes += 1;
        return finishes > 2 ? { code: 500, msg: '请勿重复交卷', data: null, isSuccess: false } : envelope;
      })(fetch);
    },
  },
  {
    name: 'answers after the hand-in',
    row: 'an answer after the hand-in is refused',
    wrap: saying('test.saveAnswer', (envelope) => ({ ...envelope, code: 0, isSuccess: true })),
  },
  {
    name: 'no clock',
    row: 'every answer has a Date, and they agree',
    wrap: withHeaders((headers) => headers.delete('date')),
  },
  {
    name: 'broken requests that crash',
    row: 'a broken request is refused without an error of the server',
    wrap: answering(
      () => true,
      async (response) => (response.status === 400 ? new Response('', { status: 500 }) : response),
    ),
  },
  {
    name: 'a person in a cache',
    row: 'answers about a person are not stored by caches',
    wrap: withHeaders((headers) => headers.set('cache-control', 'public, max-age=600')),
  },
  {
    name: 'the record of the device that is behind counts',
    row: 'a study record never takes the position back',
    wrap: lastRecordCounts(),
  },
  {
    name: 'a list without what is required',
    row: 'news.page',
    wrap: sayingNews((page) => ({ ...page, records: page.records.map(({ id: _id, ...item }) => item) })),
  },
  {
    name: 'data that is a text',
    row: 'class.detail',
    wrap: saying('class.detail', (envelope) => ({ ...envelope, data: 'ok' })),
  },
  {
    name: 'a call that fails',
    row: 'timetable.activities',
    wrap: answering(
      (request) => isCallOf(request, 'timetable.activities'),
      async () => new Response('Bad Gateway', { status: 502 }),
    ),
  },
];
