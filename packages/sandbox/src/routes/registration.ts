import {
  bindInvitation,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from '@cloud-school/api-client';
import { findOrCreateStudent } from '../auth/findOrCreateStudent.ts';
import { openSession } from '../auth/openSession.ts';
import { requireSchool } from '../auth/requireSchool.ts';
import { requireSelf } from '../auth/requireStudent.ts';
import { consumeSmsCode } from '../auth/smsCodes.ts';
import { readText } from '../http/readField.ts';
import { ERROR_CODES, RequestError } from '../http/RequestError.ts';
import { type Call, type Route, route } from '../http/Route.ts';
import { cloudSchoolIdsOf } from '../seed/registrationSchools.ts';
import { invitationId } from '../store/documentIds.ts';

/** The programmes that the shells' brands offer (REG-01). */

export const REGISTRATION_ROUTES: Route[] = [
  route(
    registerBySms,
    { accepts: (payload) => payload.grantType === 'MOBILE_LOGIN_REGISTER' && payload.bizType === 'E_PC' },
    (call) => {
      const { tenantId } = requireSchool(call);
      const mobile = readText(call.payload, 'mobile');
      consumeSmsCode(call, mobile, readText(call.payload, 'code'), 'MOBILE_LOGIN_REGISTER');
      return openSession(
        call,
        findOrCreateStudent(call, mobile, readText(call.payload, 'nickName')),
        tenantId,
      );
    },
  ),
  route(getTenantByInvitation, {}, (call) => findInvitingSchool(call)?.tenantId ?? null),
  route(bindInvitation, {}, (call) => {
    const { id: userId } = requireSelf(call, readText(call.payload, 'userId'));
    const { tenantId } = requireSchool(call);
    if (findInvitingSchool(call)?.tenantId !== tenantId) {
      throw new RequestError(ERROR_CODES.notFound, '邀请码不存在或已失效');
    }
    const id = invitationId(userId, tenantId);
    if (call.store.get('invitations', id)) return true;
    const qrCode = readText(call.payload, 'qrCode');
    call.store.put('invitations', id, { userId, tenantId, qrCode, boundAt: call.now });
    return true;
  }),
  route(getStudentId, {}, (call) => {
    const { id: userId } = requireSelf(call, readText(call.payload, 'userId'));
    const { tenantId } = requireSchool(call);
    const id = `s-${tenantId}-${userId}`;
    if (!call.store.get('studentFiles', id)) {
      const blank = { realName: null, schoolId: null, enterpriseName: null };
      call.store.put('studentFiles', id, { id, userId, tenantId, ...blank });
    }
    return id;
  }),
  route(updateStudent, {}, (call) => {
    const { payload, store } = call;
    const student = requireSelf(call, readText(payload, 'userId'));
    const file = store.get('studentFiles', readText(payload, 'id'));
    if (file?.userId !== student.id) throw new RequestError(ERROR_CODES.notFound, '学员不存在');
    const schoolId = readText(payload, 'schoolId');
    if (schoolId !== '' && !cloudSchoolIdsOf(requireSchool(call).preDomain).includes(schoolId)) {
      throw new RequestError(ERROR_CODES.badRequest, '请选择要加入的云校');
    }
    const enterpriseName = readText(payload, 'enterpriseName');
    if (enterpriseName !== '' && !store.get('invitations', invitationId(student.id, file.tenantId))) {
      throw new RequestError(ERROR_CODES.notAllowed, '请先绑定邀请码');
    }
    const realName = readText(payload, 'realName');
    store.put('studentFiles', file.id, {
      ...file,
      realName: realName || file.realName,
      schoolId: schoolId || file.schoolId,
      enterpriseName: enterpriseName || file.enterpriseName,
    });
    // Registering again does not rename a known student.
    if (student.realName === '') store.put('students', student.id, { ...student, realName });
    return true;
  }),
];

function findInvitingSchool({ payload, seed }: Call) {
  const qrCode = readText(payload, 'qrCode');
  return seed.schools.find(({ invitationCodes }) => invitationCodes.includes(qrCode));
}
