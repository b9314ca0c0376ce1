import type { Endpoint } from '../endpoint.ts';
import { isRecord, optionalBoolean, optionalText, type WireRecord } from '../entities/read.ts';
import { ApiError } from '../errors/ApiError.ts';
import { MalformedError } from '../errors/MalformedError.ts';
import { BUSY_MESSAGE, SIGN_IN_MESSAGE } from '../errors/messages.ts';

const CODE_FIELDS = ['code', 'status', 'msgCode', 'errorCode'];
const MESSAGE_FIELDS = ['msg', 'errorMsg', 'message', 'errorMessage'];
const GOOD_CODES = new Set([0, 200, 1]);
const SESSION_CODES = new Set([40001, 40005, 40009]);
/** What a server writes by default, which says nothing to somebody whose call failed. */
const EMPTY_PRAISE = /^(ok|success|成功|操作成功)$/i;

/** The first of the fields that has a text; only the envelope is looked at, never the data (W21). */
function firstText(envelope: WireRecord, fields: readonly string[]): string | null {
  for (const field of fields) {
    const found = optionalText(envelope[field])?.trim();
    if (found !== undefined) return found;
  }
  return null;
}

function parseEnvelope(body: string): WireRecord {
  let envelope: unknown;
  try {
    envelope = JSON.parse(body);
  } catch (cause) {
    throw new MalformedError('The answer is no JSON.', { cause });
  }
  if (isRecord(envelope)) return envelope;
  throw new MalformedError('The answer is not an envelope.');
}

type Call = Pick<Endpoint<never, unknown>, 'id' | 'needsSuccess'>;

/** The data of a good answer; throws what any other answer means (API-03, API-04). */
export function unwrapEnvelope(body: string, { id, needsSuccess = false }: Call): unknown {
  const envelope = parseEnvelope(body);
  const code = firstText(envelope, CODE_FIELDS);
  if (code === null) throw new MalformedError('The answer has no code.');
  const isGood = GOOD_CODES.has(Number(code));
  if (isGood && !(needsSuccess && optionalBoolean(envelope.isSuccess) === false)) return envelope.data;
  const isSessionOver = SESSION_CODES.has(Number(code));
  const said = firstText(envelope, MESSAGE_FIELDS);
  const message = said !== null && !EMPTY_PRAISE.test(said) ? said : null;
  throw new ApiError({
    kind: isSessionOver ? 'session-expired' : 'rejected',
    userMessage: message ?? (isSessionOver ? SIGN_IN_MESSAGE : BUSY_MESSAGE),
    endpointId: id,
    code,
  });
}
