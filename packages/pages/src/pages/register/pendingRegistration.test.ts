import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
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

/** The tab of a student. */
const open = (userId: string | null, tab = memoryStorage()) =>
  createDevice({ storage: memoryStorage(), tab, user: () => ({ userId, tenantId: null }) });

test('a registration is stored without its code, for its user only, until it is complete', () => {
  const tab = memoryStorage();
  keepPendingRegistration(open('u-7', tab), pending);
  expect(readPendingRegistration(open('u-7', tab))).toEqual({
    ...pending,
    values: { ...pending.values, code: '' },
  });
  expect(readPendingRegistration(open('u-8', tab))).toBeNull();
  expect(readPendingRegistration(open(null, tab))).toBeNull();
  dropPendingRegistration(open('u-7', tab));
  expect(readPendingRegistration(open('u-7', tab))).toBeNull();
});

test('a field that the form may get one day is not stored', () => {
  const tab = memoryStorage();
  const values = { ...pending.values, idNumber: '110101199003070011' };
  keepPendingRegistration(open('u-7', tab), { ...pending, values });
  expect(tab.getItem('manage-admin-registration u-7')).not.toContain('110101');
  expect(readPendingRegistration(open('u-7', tab))?.values.mobile).toBe('13700000021');
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
  const tab = memoryStorage();
  tab.setItem('manage-admin-registration u-7', stored);
  expect(readPendingRegistration(open('u-7', tab))).toBeNull();
});
