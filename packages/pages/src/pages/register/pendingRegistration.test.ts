import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/session/localStore.ts';
import {
  dropPendingRegistration,
  keepPendingRegistration,
  type PendingRegistration,
  readPendingRegistration,
} from './pendingRegistration.ts';

const pending: PendingRegistration = {
  userId: 'u-7',
  values: {
    type: 'enterprise',
    name: null,
    mobile: '13700000021',
    code: '482913',
    enterpriseName: '杭州康怡养老服务有限公司',
    invitationCode: 'YF83K2',
  },
};

test('a registration is kept without its code, for its user only, until it is complete', () => {
  const storage = memoryStorage();
  keepPendingRegistration(pending, storage);
  expect(readPendingRegistration('u-7', storage)).toEqual({
    ...pending,
    values: { ...pending.values, code: '' },
  });
  expect(readPendingRegistration('u-8', storage)).toBeNull();
  expect(readPendingRegistration(null, storage)).toBeNull();
  dropPendingRegistration(storage);
  expect(readPendingRegistration('u-7', storage)).toBeNull();
});

test('a field that the form may get one day is not stored', () => {
  const storage = memoryStorage();
  const values = { ...pending.values, idNumber: '110101199003070011' };
  keepPendingRegistration({ ...pending, values }, storage);
  expect(storage.getItem('manage-admin-registration')).not.toContain('110101');
  expect(readPendingRegistration('u-7', storage)?.values.mobile).toBe('13700000021');
});

test.each([
  '{',
  'null',
  '7',
  '{"userId":"u-7"}',
  '{"userId":"u-7","values":null}',
  '{"userId":"u-7","values":{"type":"enterprise","mobile":"13700000021","name":null}}',
  '{"userId":"u-7","values":{"type":"teacher","mobile":"13700000021","name":null,"schoolId":"7"}}',
  '{"userId":"u-7","values":{"type":"nursing-student","mobile":13700000021,"name":null,"schoolId":"7"}}',
])('%s reads as absent', (stored) => {
  const storage = memoryStorage();
  storage.setItem('manage-admin-registration', stored);
  expect(readPendingRegistration('u-7', storage)).toBeNull();
});
