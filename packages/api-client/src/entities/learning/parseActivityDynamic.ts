import type { ActivityDynamic, DynamicKind } from '@cloud-school/domain';
import { MalformedError } from '../../errors/MalformedError.ts';
import { asRecord, optionalName, optionalText, parseCode, readAddress } from '../read.ts';

/** Codes of an entry's type. */
const KIND_CODES: Record<DynamicKind, number> = {
  'signed-in': 0,
  'signed-out': 1,
  asked: 2,
  replied: 3,
  noted: 4,
  reviewed: 5,
};

/** Reads an entry of the ticker; one of an unknown type says nothing and is malformed. */
export function parseActivityDynamic(item: unknown): ActivityDynamic {
  const record = asRecord(item, 'Activity dynamic');
  const kind = parseCode(record.type, KIND_CODES);
  if (kind === null) throw new MalformedError('Activity dynamic type is none of 0 to 5.');
  return {
    kind,
    personName: optionalName(record.realName) ?? '',
    avatarUrl: readAddress(record.avatar),
    content: optionalText(record.content),
  };
}
