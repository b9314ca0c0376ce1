import type { Login } from '../account/Login.ts';

/** The login of the sample student. */
export function makeLogin(overrides: Partial<Login> = {}): Login {
  return { userId: '5001', token: 'sample-token', expiresAt: null, ...overrides };
}
