import {
  bindInvitation,
  type Client,
  getStudentId,
  getTenantByInvitation,
  registerBySms,
  updateStudent,
} from '@cloud-school/api-client';
import type { Login, RegistrationType } from '@cloud-school/domain';
import { dataOf, type RegisterFailure, type RegisterValues } from '@cloud-school/ui';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsLeft } from '../../platform/history/useIsLeft.ts';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { getErrorMessage, usePortal } from '../../platform/portal/Portal.ts';
import { watchSession } from '../../platform/session/watchSession.ts';
import { ownAddress } from '../../platform/sign-in/ownAddress.ts';
import { readDestination } from '../../platform/sign-in/readDestination.ts';
import { useTenantId, useTenantSchool } from '../../platform/tenant/School.ts';
import {
  dropPendingRegistration,
  keepPendingRegistration,
  type PendingRegistration,
} from './pendingRegistration.ts';

const NOT_FOUND: RegisterFailure = {
  field: 'invitationCode',
  message: '没有找到这个邀请码，请核对后再试',
  hasAccount: false,
};

const PERSON = { failedStep: '加入云校', success: '注册成功，接下来选一个培训项目报名' };

const WORDS: Record<RegistrationType, { failedStep: string; success: string }> = {
  'nursing-student': PERSON,
  'health-student': PERSON,
  enterprise: { failedStep: '绑定邀请码', success: '入驻成功，接下来可以为员工选培训项目' },
};

type Account = Pick<Login, 'userId'>;

type Register = (values: RegisterValues) => Promise<RegisterFailure | null>;

/**
 * Registers in steps: looks up the invitation, creates the account, binds the invitation, updates the student (REG-01).
 * The account is created once: a second try continues after it, also after a reload, with what is `pending` then.
 */
export function useRegistration(pending: PendingRegistration | null): Register {
  const { brand, client, device, session, toasts } = usePortal();
  const ownTenantId = useTenantId();
  const { school } = useTenantSchool();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  const createdLogin = useRef<Account | null>(pending);

  async function createAccount(values: RegisterValues, isChanged: () => boolean): Promise<Account> {
    if (createdLogin.current) return createdLogin.current;
    const { mobile, code, name: nickName } = values;
    const bizId = 'schoolId' in values ? values.schoolId : (dataOf(school)?.universityId ?? null);
    const account = { mobile, code, nickName, tenantId: ownTenantId, bizId };
    const login = await client.call(registerBySms, account, CLICK_CALL);
    createdLogin.current = login;
    if (!isChanged()) session.signIn(login);
    keepPendingRegistration(device, { userId: login.userId, values });
    return login;
  }

  async function register(values: RegisterValues): Promise<RegisterFailure | null> {
    const isChanged = watchSession(session);
    const { failedStep, success } = WORDS[values.type];
    const toUnfinished = (reason: string): RegisterFailure => ({
      message: `账号已经注册，${failedStep}没有完成：${reason}`,
      hasAccount: true,
    });
    let account: Account;
    try {
      const tenantId = await findTenant(client, values, createdLogin.current, ownTenantId);
      if (tenantId === null) return { ...NOT_FOUND, hasAccount: createdLogin.current !== null };
      account = await createAccount(values, isChanged);
      const now = session.get();
      // Nothing of this account leaves under the token of another.
      if (now.kind === 'student' && now.userId !== account.userId) return toUnfinished('已切换账号');
      await updateProfile(client, account, tenantId, values);
    } catch (error) {
      const message = getErrorMessage(error);
      return createdLogin.current ? toUnfinished(message) : { message, hasAccount: false };
    }
    dropPendingRegistration(device);
    toasts.show('success', success);
    if (isLeft()) return null;
    const to = readDestination(search.get('redirect'), window.location.origin, brand.authPaths);
    // A new account: nothing in the address is its own.
    void navigate(ownAddress(new URL(to, window.location.origin)), { replace: true });
    return null;
  }

  return register;
}

/** The tenant that is registered at: an enterprise's is its invitation's; null for a code that the server does not know. */
async function findTenant(
  client: Client,
  values: RegisterValues,
  created: Account | null,
  ownTenantId: string,
): Promise<string | null> {
  if (!('invitationCode' in values)) return ownTenantId;
  const invitation = { qrCode: values.invitationCode, userId: created?.userId ?? null };
  return client.call(getTenantByInvitation, invitation, CLICK_CALL);
}

/** The steps after the account: binds the invitation, and stores what was entered of the student. */
async function updateProfile(
  client: Client,
  { userId }: Account,
  tenantId: string,
  values: RegisterValues,
): Promise<void> {
  if ('invitationCode' in values) {
    await client.call(bindInvitation, { qrCode: values.invitationCode, tenantId, userId }, CLICK_CALL);
  }
  const studentId = await client.call(getStudentId, { tenantId, userId }, CLICK_CALL);
  const profile = {
    studentId,
    tenantId,
    userId,
    name: values.name,
    schoolId: 'schoolId' in values ? values.schoolId : null,
    enterpriseName: 'enterpriseName' in values ? values.enterpriseName : null,
  };
  await client.call(updateStudent, profile, CLICK_CALL);
}
