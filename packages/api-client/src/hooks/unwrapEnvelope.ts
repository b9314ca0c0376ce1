import type { Endpoint } from '../endpoint.ts';
import { parseJson } from '../entities/parseJson.ts';
import { isRecord, optionalBoolean, optionalText, type WireRecord } from '../entities/read.ts';
import { ApiError } from '../errors/ApiError.ts';
import { MalformedError } from '../errors/MalformedError.ts';
import { BUSY_MESSAGE, SIGN_IN_MESSAGE } from '../errors/messages.ts';
import { getCodeMeaning } from '../errors/serverCodes.ts';

/** Servers differ in where they put the code and the message; the first field with a text counts (API-04). */
const CODE_FIELDS = ['code', 'status', 'msgCode', 'errorCode'];
const MESSAGE_FIELDS = ['msg', 'errorMsg', 'message', 'errorMessage'];
/** Default messages of a success, which explain nothing when the call failed. */
const SUCCESS_MESSAGE = /^(ok|success|成功|操作成功)$/i;

/** Reads the envelope only: fields of `data` with the same names are the record's own. */
function findText(envelope: WireRecord, fields: readonly string[]): string | null {
  for (const field of fields) {
    const found = optionalText(envelope[field])?.trim();
    if (found !== undefined) return found;
  }
  return null;
}

function parseEnvelope(body: string): WireRecord {
  let envelope: unknown;
  try {
    envelope = parseJson(body);
  } catch (cause) {
    throw new MalformedError('The response is not JSON.', { cause });
  }
  if (isRecord(envelope)) return envelope;
  throw new MalformedError('The response is not an envelope.');
}

type EnvelopeRules = Pick<Endpoint<never, unknown>, 'id' | 'needsSuccess'>;

/** The data of a successful response; throws an ApiError for any other code (API-03, API-04, SHELL-05). */
export function unwrapEnvelope(body: string, { id, needsSuccess = false }: EnvelopeRules): unknown {
  const envelope = parseEnvelope(body);
  const code = findText(envelope, CODE_FIELDS);
  if (code === null) throw new MalformedError('The response has no code.');
  const meaning = getCodeMeaning(code);
  const isRefused = needsSuccess && optionalBoolean(envelope.isSuccess) === false;
  if (meaning === 'success' && !isRefused) return envelope.data;
  const message = findText(envelope, MESSAGE_FIELDS);
  const serverMessage = message !== null && !SUCCESS_MESSAGE.test(message) ? message : null;
  const failure = { endpointId: id, code, serverMessage };
  // Whatever the server says about a session, the call is rejected with 请登录 (SHELL-05).
  if (meaning === 'session-expired')
    throw new ApiError({ ...failure, kind: meaning, userMessage: SIGN_IN_MESSAGE });
  throw new ApiError({ ...failure, kind: 'rejected', userMessage: serverMessage ?? BUSY_MESSAGE });
}
