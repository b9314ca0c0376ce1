import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import {
  getClassDetail,
  listClassActivities,
  listStudentClasses,
  listStudentClassesOfAllTenants,
  pageClassPeriods,
  updateEnrolState,
} from './class.ts';

it('list classes and record that the student entered one', async () => {
  const list = '/teaching/anyone/teachingClass/queryStudentClassAndPeriodList';
  const payload = { userId: '5' };
  expect(await captureRequest(listStudentClasses, { userId: '5' })).toEqual({
    line: `POST ${list}`,
    payload,
  });
  expect(await captureRequest(listStudentClassesOfAllTenants, { userId: '5' })).toEqual({
    line: `POST ${list}IgnoreTenant`,
    payload,
  });
  expect(await captureRequest(updateEnrolState, { classId: '6', userId: '5' })).toEqual({
    line: 'POST /product/app/classStudent/updateEnrolState',
    payload: { classId: '6', userId: '5' },
  });
});

it('page the periods of classes by eight', async () => {
  expect(await captureRequest(pageClassPeriods, { current: 2, classPeriodType: '1', userId: '5' })).toEqual({
    line: 'POST /search/anyTenant/class/queryTenantClassPeriodPage',
    payload: { current: 2, size: 8, model: { classPeriodType: '1', userId: '5' } },
  });
});

it('get a class and its activities', async () => {
  const ids = { classId: '6', userId: '5' };
  expect(await captureRequest(getClassDetail, { ...ids, studentId: null, schoolId: '2001' })).toEqual({
    line: 'POST /teaching/anyone/teachingClass/detail',
    payload: { ...ids, schoolId: '2001' },
  });
  expect(await captureRequest(listClassActivities, ids)).toEqual({
    line: 'POST /teaching/anyone/activity/listByClass',
    payload: ids,
  });
});
