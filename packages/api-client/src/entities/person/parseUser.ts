import type { User } from '@cloud-school/domain';
import { asRecord, optionalName, optionalText, readPicture, text } from '../read.ts';

/** Reads the user info of the signed-in student. */
export function parseUser(data: unknown): User {
  const record = asRecord(data, 'User');
  const names = [record.realName, record.nickName, record.username].map(optionalName);
  return {
    // The record may have an id of its own beside the user's.
    id: text(record.userId ?? record.id, 'User id'),
    name: names.find((name) => name !== null) ?? '',
    avatarUrl: readPicture(record.avatar),
    mobile: optionalText(record.mobile),
  };
}
