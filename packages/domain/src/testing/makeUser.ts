import type { User } from '../person/User.ts';
import { inSchool } from './sampleSchool.ts';

/** The signed-in student of the samples. */
export function makeUser(overrides: Partial<User> = {}): User {
  return {
    ...inSchool('user', ['name', 'avatarUrl'], {
      id: '5001',
      name: '沈雨薇',
      avatarUrl: '/media/avatars/chen.svg',
      mobile: '13800138000',
    }),
    ...overrides,
  };
}
