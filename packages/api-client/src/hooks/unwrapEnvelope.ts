import type { Endpoint } from '../endpoint.ts';
import { parseJson } from '../entities/parseJson.ts';
import { isRecord, optionalBoolean, optionalText, type WireRecord } from '../entities/read.ts';
import { ApiError } from '../errors/ApiError.ts';
import { MalformedError } from '../errors/MalformedError.ts';
import { BUSY_MESSAGE } from '../errors/messages.ts';
import { getServerCode } from '../errors/serverCodes.ts';

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
  const { meaning, words } = getServerCode(code);
  const isRefused = needsSuccess && optionalBoolean(envelope.isSuccess) === false;
  if (meaning === 'success' && !isRefused) return envelope.data;
  const message = findText(envelope, MESSAGE_FIELDS);
  const serverMessage = message !== null && !SUCCESS_MESSAGE.test(message) ? message : null;
  throw new ApiError({
    kind: meaning === 'success' ? 'rejected' : meaning,
    userMessage: words ?? serverMessage ?? BUSY_MESSAGE,
    endpointId: id,
    code,
    serverMessage,
  });
}
