import { type FailureKind, isRecord } from '@cloud-school/domain';
import type { Exchange } from '../Exchange.ts';
import { differs, type Finding, holds } from '../Finding.ts';

/** Characters of a body that the report repeats. */
const SHOWN = 120;

/** Items that a list had on the wire and the portal leaves out, because it cannot read them. */
function countLost({ response, result }: Exchange): number {
  const sent = readSentItems(response?.body ?? '');
  const read = Array.isArray(result) ? result : readItems(result);
  return sent && read ? Math.max(0, sent.length - read.length) : 0;
}

const readItems = (result: unknown): unknown[] | null =>
  isRecord(result) && Array.isArray(result.items) ? result.items : null;

function readSentItems(body: string): unknown[] | null {
  try {
    const envelope: unknown = JSON.parse(body);
    const data = isRecord(envelope) ? envelope.data : null;
    const list = isRecord(data) ? data.records : data;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** The reason that the network gives is the innermost one: such as 'connect ECONNREFUSED 127.0.0.1:8787'. */
function whyNoAnswer(error: Exchange['error']): string {
  let reason: Error | null = error;
  while (reason?.cause instanceof Error && reason.name !== 'TimeoutError') reason = reason.cause;
  if (!reason || reason.name === 'TimeoutError') return 'no answer within 10 s';
  return `no answer: ${reason.message}`;
}

/** What the portal makes of one answer to a call that is allowed and well formed. */
export function judgeCall(exchange: Exchange): Finding {
  const { response, error } = exchange;
  if (!response) return differs(whyNoAnswer(error), 'its block says 系统繁忙 with a retry');
  const { status, body } = response;
  if (status !== 200) return differs(`status ${status}`, 'its block says 系统繁忙 with a retry');
  if (!error) {
    const lost = countLost(exchange);
    return lost === 0 ? holds() : differs(`${lost} items without what is required`, 'they are left out');
  }
  const words = error.serverMessage ?? body.slice(0, SHOWN);
  const cause = error.cause instanceof Error ? error.cause.message : error.userMessage;
  const unreadable = [`${cause} ${body.slice(0, SHOWN)}`, 'its block says 数据异常，请稍后重试'] as const;
  const findings: Record<FailureKind, readonly [seen: string, effect: string]> = {
    'session-expired': [`code ${error.code}: ${words}`, 'the student is led to the login'],
    rejected: [`refused with code ${error.code}: ${words}`, 'its block shows these words with a retry'],
    malformed: unreadable,
    unavailable: unreadable,
    cancelled: unreadable,
  };
  return differs(...findings[error.kind]);
}
