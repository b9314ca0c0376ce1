import { ApiError, type Client } from '@cloud-school/api-client';
import type { Device } from '../device/createDevice.ts';
import { type Session, userIdOf } from './createSession.ts';

/**
 * The client of one student's pages, which know the student's ids and texts. Once another student is signed in on this
 * device it sends nothing, so that nothing of the one leaves under the token of the other. After the session has ended it
 * refuses what needs a token without the error policy: the page is being left, and nobody is redirected once more.
 */
export function bindClient(client: Client, session: Session, ownerId: string): Client {
  return {
    ...client,
    async call(endpoint, args, options) {
      const state = session.get();
      const { id: endpointId } = endpoint;
      if (!options?.token) {
        if (state.kind === 'student' && state.userId !== ownerId)
          throw new ApiError({ kind: 'cancelled', userMessage: '已切换账号', endpointId });
        if (state.kind === 'visitor' && endpoint.needsToken)
          throw new ApiError({ kind: 'session-expired', userMessage: '请登录', endpointId });
      }
      return client.call(endpoint, args, options);
    },
  };
}

/** The device's values for the same pages: while another student is signed in they read and write nothing of a student's. */
export function bindDevice(device: Device, session: Session, ownerId: string): Device {
  const isOwners = () => [ownerId, null].includes(userIdOf(session.get()));
  return {
    ...device,
    get: (stored, part) => (isOwners() ? device.get(stored, part) : undefined),
    set: (stored, value, part) => {
      if (isOwners()) device.set(stored, value, part);
    },
    remove: (stored, part) => {
      if (isOwners()) device.remove(stored, part);
    },
  };
}
