import { type Client, type ClientSession, createClient, loginByPassword } from '@cloud-school/api-client';
import { SANDBOX_ACCESS_KEY } from '../createSandbox.ts';
import { STUDENTS } from '../seed/students.ts';

interface Visit {
  client: Client;
  session: ClientSession;
  /** Signs in one of the seeded students by password. */
  signIn: (userId: string) => Promise<void>;
}

/** A browser's side of a sandbox: a client with a session of its own. */
export function createVisitor({ fetch }: { fetch: typeof globalThis.fetch }, tenantId = '10001'): Visit {
  const session: ClientSession = { tenantId, schoolId: null, token: null };
  const client = createClient({
    fetch,
    session: () => session,
    config: { baseUrl: 'http://yunfan.localhost/api', accessKey: SANDBOX_ACCESS_KEY },
  });
  return {
    client,
    session,
    signIn: async (userId) => {
      const student = STUDENTS.find(({ id }) => id === userId);
      if (!student?.password) throw new Error(`No seeded student ${userId}`);
      const { mobile: username, password } = student;
      session.token = (await client.call(loginByPassword, { username, password, tenantId })).token;
    },
  };
}
