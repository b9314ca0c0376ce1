/** A message of WebDriver BiDi that answers a command. */
interface BidiAnswer {
  id?: number | null;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** A connection over which commands of WebDriver BiDi are sent. */
export interface BidiConnection {
  send<Result = void>(method: string, params: object): Promise<Result>;
  close(): void;
}

/** Opens a connection of WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  let lastId = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    if (typeof answer.id !== 'number') return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle({ type: 'error', error: 'closed', message: address });
    waiting.clear();
  });
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, ({ type, result, error, message }) => {
          if (type === 'success') resolve(result as Result);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    close: () => socket.close(),
  };
}
