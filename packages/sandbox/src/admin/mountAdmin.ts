import type { Hono } from 'hono';
import { isRecord, readText } from '../http/readField.ts';
import { toServerTime } from '../serverTime.ts';
import { isOutcome } from '../faults/Outcome.ts';
import type { Controls } from './Controls.ts';

const ADDRESSES = {
  'GET /__sandbox': 'this list',
  'GET /__sandbox/sms?mobile=': 'the last SMS codes of a mobile, newest first',
  'GET /__sandbox/mobile/enroll?tenantId=10001':
    'the mobile app’s page of a business line, which portals preview',
  'GET /__sandbox/state': 'clock, switches, counted calls, attempts with their stored answers, messages left',
  'GET /__sandbox/captchas?key=': 'what the captcha pictures show, newest first, or of one key',
  'GET /__sandbox/sso?redirect_uri=&state=':
    'the outside login of a single sign-on; redirect_uri is …/sso-login of a host beside this one',
  'POST /__sandbox/controls':
    '{ latency?, failureRate?, now?, advance?, fail?: [{ endpointId, outcome, times? }], clearFailures?, expireTokens?, mark?: { answerLogId, share? } }',
  'POST /__sandbox/reset': 'everything as on the first day',
};

/** Adds the sandbox-only addresses; a real school's server has none of them. */
export function mountAdmin(app: Hono, controls: Controls, reset: () => void): void {
  app.get('/__sandbox', (context) => context.json(ADDRESSES));
  app.get('/__sandbox/sms', (context) => {
    const messages = controls.smsMessages(context.req.query('mobile') ?? '');
    return context.json({
      messages: messages.map(({ code, templateCode, sentAt, usedAt }) => ({
        code,
        templateCode,
        sentAt: toServerTime(sentAt),
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
        drawnAt: toServerTime(drawnAt),
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
  app.post('/__sandbox/reset', (context) => {
    reset();
    return context.json({ isReset: true });
  });
}

// Answers what is wrong with the request, or null when all of it was applied.
function applyControls(controls: Controls, body: Record<string, unknown>): string | null {
  try {
    // First what can be refused, so that a refused request changes nothing else.
    if (body.clearFailures === true) controls.clearFailures();
    for (const failure of Array.isArray(body.fail) ? body.fail.filter(isRecord) : []) {
      applyFailure(controls, failure);
    }
    if (isRecord(body.mark)) {
      const share = typeof body.mark.share === 'number' ? body.mark.share : 1;
      controls.markAttempt(readText(body.mark, 'answerLogId'), share);
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (typeof body.latency === 'number') controls.setLatency(body.latency);
  if (typeof body.failureRate === 'number') controls.setFailureRate(body.failureRate);
  if (typeof body.now === 'number' || body.now === null) controls.fixClock(body.now);
  if (typeof body.advance === 'number') controls.advanceClock(body.advance);
  if (body.expireTokens === true) controls.expireTokens();
  if (typeof body.expireTokens === 'string') controls.expireTokens(body.expireTokens);
  return null;
}

function applyFailure(controls: Controls, failure: Record<string, unknown>): void {
  const outcome = readText(failure, 'outcome');
  if (!isOutcome(outcome)) throw new Error(`No outcome ${outcome}: see the README for those there are.`);
  const times = typeof failure.times === 'number' ? failure.times : 1;
  controls.failNext(readText(failure, 'endpointId'), outcome, times);
}
