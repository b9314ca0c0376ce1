import type { Login } from '../entities/Login.ts';

/** What the sample student's login answers. */
export function makeLogin(overrides: Partial<Login> = {}): Login {
  return { userId: '5001', token: 'sample-token', expiresAt: null, ...overrides };
}
