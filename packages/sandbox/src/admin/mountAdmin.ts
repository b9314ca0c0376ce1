import { parseUrl, toSchoolTime } from '@cloud-school/domain';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isOutcome } from '../faults/Outcome.ts';
import { isRecord, readText } from '../http/readField.ts';
import type { Controls } from './Controls.ts';

const ADDRESSES = {
  'GET /__sandbox': 'this list',
  'GET /__sandbox/sms?mobile=': 'the last SMS codes of a mobile, newest first',
  'GET /__sandbox/mobile/enroll?tenantId=10001':
    'page of a business line in the mobile app, which portals preview',
  'GET /__sandbox/state':
    'clock, faults, counted calls, attempts with their stored answers and last time report, consultation messages',
  'GET /__sandbox/captchas?key=': 'texts of the captcha pictures, newest first, or of one key',
  'GET /__sandbox/sso?redirect_uri=&state=':
    'external login page of the single sign-on; redirect_uri is …/sso-login of a sibling host',
  'GET /__sandbox/reports': 'what portals reported (REPORT_ADDRESS), oldest first',
  'POST /__sandbox/reports': 'receives one report as JSON',
  'POST /__sandbox/controls':
    '{ latency?, failureRate?, media?: { bytesPerSecond?, breaksAfter? }, now?, advance?, fail?: [{ endpointId, outcome, times? }], clearFailures?, expireTokens?, mark?: { answerLogId, share? }, closeAttempt?, resetAttempt? }',
  'POST /__sandbox/reset': 'resets all data, faults, clock and counts',
};

/** The latest reports of portals that are stored, and the bytes of each. */
const MAX_REPORTS = 500;
const MAX_REPORT_BYTES = 16_384;

/** What shows or changes the sandbox; what portals send it and the pages of other hosts are not among these. */
const ADMIN_PATHS = ['sms', 'captchas', 'state', 'controls', 'reset'].map((name) => `/__sandbox/${name}`);

/** Names of this machine: another one would be that of a page which points its own name here. */
const OWN_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a call comes from a page of the sandbox's own host, or from no page. */
function isOwnOrigin({ req }: Context): boolean {
  const origin = req.header('origin');
  return origin === undefined || parseUrl(origin)?.host === new URL(req.url).host;
}

/** Refuses what a page of another site can send from the browser of a developer. */
const ownCallsOnly: MiddlewareHandler = (context, next) => {
  const { hostname } = new URL(context.req.url);
  const refuse = (problem: string, status: 403 | 415) => Promise.resolve(context.json({ problem }, status));
  if (!OWN_NAME.test(hostname)) return refuse('Admin calls are for localhost alone.', 403);
  if (!isOwnOrigin(context)) return refuse('Admin calls come from the origin of the sandbox alone.', 403);
  // A form or a script sends other types to any site without asking it.
  if (context.req.method === 'POST' && !/^application\/json\b/.test(context.req.header('content-type') ?? ''))
    return refuse('The call must have the content type application/json.', 415);
  return next();
};

/** Adds the admin addresses, which exist in the sandbox only. */
export function mountAdmin(app: Hono, controls: Controls, reset: () => void): void {
  for (const path of ADMIN_PATHS) app.use(path, ownCallsOnly);
  app.get('/__sandbox', (context) => context.json(ADDRESSES));
  app.get('/__sandbox/sms', (context) => {
    const messages = controls.smsMessages(context.req.query('mobile') ?? '');
    return context.json({
      messages: messages.map(({ code, templateCode, sentAt, usedAt }) => ({
        code,
        templateCode,
        sentAt: toSchoolTime(sentAt),
        isUsed: usedAt !== null,
      })),
    });
  });
  app.get('/__sandbox/captchas', (context) => {
    const captchas = controls.captchas(context.req.query('key') || undefined);
    return context.json({
      captchas: captchas.map(({ key, code, drawnAt, usedAt }) => ({
        key,
        code,
        drawnAt: toSchoolTime(drawnAt),
        isUsed: usedAt !== null,
      })),
    });
  });
  app.get('/__sandbox/state', (context) => context.json(controls.state()));
  app.post('/__sandbox/controls', async (context) => {
    const body: unknown = await context.req.json().catch(() => null);
    const problem = isRecord(body) ? applyControls(controls, body) : 'The body must be a JSON object.';
    return problem === null ? context.json(controls.state()) : context.json({ problem }, 400);
  });
  let reports: unknown[] = [];
  app.get('/__sandbox/reports', (context) => context.json({ reports }));
  app.post('/__sandbox/reports', bodyLimit({ maxSize: MAX_REPORT_BYTES }), async (context) => {
    if (!isOwnOrigin(context)) return context.json({ problem: 'Reports come from the own host alone.' }, 403);
    const report: unknown = await context.req.json().catch(() => null);
    if (!isRecord(report)) return context.json({ problem: 'The body must be a JSON object.' }, 400);
    reports = [...reports, report].slice(-MAX_REPORTS);
    return context.json({ isReceived: true });
  });
  app.post('/__sandbox/reset', (context) => {
    reset();
    reports = [];
    return context.json({ isReset: true });
  });
}

// Returns the problem of a request, or null when all of it was applied.
function applyControls(controls: Controls, body: Record<string, unknown>): string | null {
  try {
    // The parts that can fail come first, so that a failed request changes nothing else.
    if (body.clearFailures === true) controls.clearFailures();
    for (const failure of Array.isArray(body.fail) ? body.fail.filter(isRecord) : []) {
      applyFailure(controls, failure);
    }
    if (isRecord(body.mark)) {
      const share = typeof body.mark.share === 'number' ? body.mark.share : 1;
      controls.markAttempt(readText(body.mark, 'answerLogId'), share);
    }
    if (typeof body.closeAttempt === 'string') controls.closeAttempt(body.closeAttempt);
    if (typeof body.resetAttempt === 'string') controls.resetAttempt(body.resetAttempt);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (typeof body.latency === 'number') controls.setLatency(body.latency);
  if (typeof body.failureRate === 'number') controls.setFailureRate(body.failureRate);
  if (body.releaseHeld === true) controls.releaseHeld();
  applyMedia(controls, body.media);
  applyClock(controls, body);
  if (body.expireTokens === true) controls.expireTokens();
  if (typeof body.expireTokens === 'string') controls.expireTokens(body.expireTokens);
  return null;
}

function applyClock(controls: Controls, { now, advance }: Record<string, unknown>): void {
  if (typeof now === 'number' || now === null) controls.fixClock(now);
  if (typeof advance === 'number') controls.advanceClock(advance);
}

function applyMedia(controls: Controls, media: unknown): void {
  if (!isRecord(media)) return;
  const { bytesPerSecond, breaksAfter } = media;
  controls.setMediaTransfer({
    bytesPerSecond: typeof bytesPerSecond === 'number' ? bytesPerSecond : null,
    breaksAfter: typeof breaksAfter === 'number' ? breaksAfter : null,
  });
}

function applyFailure(controls: Controls, failure: Record<string, unknown>): void {
  const outcome = readText(failure, 'outcome');
  if (!isOutcome(outcome)) throw new Error(`There is no outcome ${outcome}. The README lists them all.`);
  const times = typeof failure.times === 'number' ? failure.times : 1;
  controls.failNext(readText(failure, 'endpointId'), outcome, times);
}
