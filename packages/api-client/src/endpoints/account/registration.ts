import { defineEndpoint } from '../../endpoint.ts';
import { parseLogin } from '../../entities/account/parseLogin.ts';
import { parseInvitation, parseStudentId } from '../../entities/account/parseRegistration.ts';

interface Registration {
  mobile: string;
  code: string;
  /** Null lets the server choose a name. */
  nickName: string | null;
  tenantId: string;
  /** The cloud school to join, or the school of the visit for an enterprise. */
  bizId?: string | null;
}

/** Registers with the code of an SMS; a known mobile signs in (REG-01). */
export const registerBySms = defineEndpoint({
  id: 'registration.bySms',
  method: 'POST',
  path: '/oauth/anyTenant/login',
  isQuiet: true,
  toPayload: ({ mobile, code, nickName, tenantId, bizId }: Registration) => ({
    grantType: 'MOBILE_LOGIN_REGISTER',
    mobile,
    code,
    nickName,
    tenantId,
    terminalType: 'ALL_USER',
    bizType: 'E_PC',
    bizId,
  }),
  parse: parseLogin,
});

interface Invitation {
  /** The invitation code; case-sensitive. */
  qrCode: string;
  /** The signed-in user; null for a visitor. */
  userId: string | null;
}

/** Id of the tenant that issued an invitation code; null for an unknown code (REG-01). */
export const getTenantByInvitation = defineEndpoint({
  id: 'registration.tenantByInvitation',
  method: 'GET',
  path: '/userCenter/anyTenant/qrCodeUser/getDefTenantByQrCode',
  isQuiet: true,
  toPayload: ({ qrCode, userId }: Invitation) => ({ qrCode, userId }),
  parse: parseInvitation,
});

interface Binding {
  qrCode: string;
  tenantId: string;
  userId: string;
}

/** Binds a user to the tenant of an invitation. A second call changes nothing (REG-01). */
export const bindInvitation = defineEndpoint({
  id: 'registration.bindInvitation',
  method: 'POST',
  path: '/userCenter/anyTenant/qrCodeUser/bind',
  isPathOurs: true,
  isQuiet: true,
  toPayload: ({ qrCode, tenantId, userId }: Binding) => ({ qrCode, tenantId, userId }),
  parse: () => undefined,
});

interface TenantUser {
  tenantId: string;
  userId: string;
}

/** The user's student id at a tenant; the server creates a missing one (REG-01). */
export const getStudentId = defineEndpoint({
  id: 'registration.studentId',
  method: 'GET',
  path: '/userCenter/anyTenant/student/getOrCreateStudentId',
  isQuiet: true,
  toPayload: ({ tenantId, userId }: TenantUser) => ({ tenantId, userId }),
  parse: parseStudentId,
});

interface StudentUpdate extends TenantUser {
  studentId: string;
  name: string | null;
  /** Id of the cloud school to join; null for an enterprise. */
  schoolId: string | null;
  enterpriseName: string | null;
}

/** Saves the name, cloud school or enterprise of a new student (REG-01). The body is ours. */
export const updateStudent = defineEndpoint({
  id: 'registration.updateStudent',
  method: 'POST',
  path: '/userCenter/anyTenant/student/updateStudent',
  isQuiet: true,
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
