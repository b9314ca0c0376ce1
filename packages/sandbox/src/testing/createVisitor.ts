import { type Client, type ClientSession, createClient, loginByPassword } from '@cloud-school/api-client';
import { SANDBOX_ACCESS_KEY } from '../createSandbox.ts';
import { STUDENTS } from '../seed/students.ts';

interface Visitor {
  client: Client;
  session: ClientSession;
  /** Logs in one of the seeded students by password. */
  signIn: (userId: string) => Promise<void>;
}

/** A client of a sandbox with a session of its own, like one browser. */
export function createVisitor({ fetch }: { fetch: typeof globalThis.fetch }, tenantId = '10001'): Visitor {
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
