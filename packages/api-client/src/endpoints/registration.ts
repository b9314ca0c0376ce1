import { defineEndpoint } from '../endpoint.ts';
import { parseInvitation } from '../entities/parseInvitation.ts';
import { parseLogin } from '../entities/parseLogin.ts';
import { parseStudentId } from '../entities/parseStudentId.ts';

interface Registration {
  mobile: string;
  code: string;
  /** How the new student is called; null leaves it to the server. */
  nickName: string | null;
  tenantId: string;
}

/** Registers with the code of an SMS; a mobile that is known already signs in (REG-01). */
export const registerBySms = defineEndpoint({
  id: 'registration.bySms',
  method: 'POST',
  path: '/oauth/anyTenant/login',
  toPayload: ({ mobile, code, nickName, tenantId }: Registration) => ({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile,
    code,
    nickName,
    tenantId,
    terminalType: 'ALL_USER',
    bizType: 'E_PC',
  }),
  parse: parseLogin,
});

interface Invitation {
  /** The invitation code; letters count as they are. */
  qrCode: string;
  /** Who asks, where somebody is signed in. */
  userId: string | null;
}

/** The tenant that gave out an invitation code; null when nobody did. */
export const getTenantByInvitation = defineEndpoint({
  id: 'registration.tenantByInvitation',
  method: 'GET',
  path: '/userCenter/anyTenant/qrCodeUser/getDefTenantByQrCode',
  toPayload: ({ qrCode, userId }: Invitation) => ({ qrCode, userId }),
  parse: parseInvitation,
});

interface Binding {
  qrCode: string;
  tenantId: string;
  userId: string;
}

/** Ties a user to the tenant of an invitation; again changes nothing. */
export const bindInvitation = defineEndpoint({
  id: 'registration.bindInvitation',
  method: 'POST',
  path: '/userCenter/anyTenant/qrCodeUser/bind',
  isPathOurs: true,
  toPayload: ({ qrCode, tenantId, userId }: Binding) => ({ qrCode, tenantId, userId }),
  parse: () => undefined,
});

interface OfUser {
  tenantId: string;
  userId: string;
}

/** The id a user has as a student of a tenant, made when there is none. */
export const getStudentId = defineEndpoint({
  id: 'registration.studentId',
  method: 'GET',
  path: '/userCenter/anyTenant/student/getOrCreateStudentId',
  toPayload: ({ tenantId, userId }: OfUser) => ({ tenantId, userId }),
  parse: parseStudentId,
});

interface StudentUpdate extends OfUser {
  studentId: string;
  name: string | null;
  /** The cloud school a person joins. */
  schoolId: string | null;
  enterpriseName: string | null;
}

/** Fills in who a new student is; its body is ours. */
export const updateStudent = defineEndpoint({
  id: 'registration.updateStudent',
  method: 'POST',
  path: '/userCenter/anyTenant/student/updateStudent',
  toPayload: ({ studentId, tenantId, userId, name, schoolId, enterpriseName }: StudentUpdate) => ({
    id: studentId,
    tenantId,
    userId,
    realName: name,
    schoolId,
    enterpriseName,
  }),
  parse: () => undefined,
});
