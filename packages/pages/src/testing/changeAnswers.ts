import type { Sandbox } from '@cloud-school/sandbox';

/** Changes the answers of a call on their way to the page, into what the sandbox itself never says. */
export function changeAnswers(
  sandbox: Sandbox,
  path: string,
  change: (answer: string, payload: string) => string,
): void {
  const ask = sandbox.fetch;
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes(path)) return ask(request);
    const payload = await request.clone().text();
    const response = await ask(request);
    const { status, headers } = response;
    return new Response(change(await response.text(), payload), { status, headers });
  };
}

/** A list that has lost its last page since the first one was read: that page is beyond its end. */
export function shrinkList(sandbox: Sandbox, path: string): void {
  changeAnswers(sandbox, path, (answer, payload) => {
    const { current } = JSON.parse(payload) as { current: number };
    const { data, ...envelope } = JSON.parse(answer) as { data: { size: number; records: unknown[] } };
    const page =
      current > 1
        ? { ...data, records: [], pages: 1, total: data.size }
        : { ...data, pages: 2, total: data.size + 1 };
    return JSON.stringify({ ...envelope, data: page });
  });
}
