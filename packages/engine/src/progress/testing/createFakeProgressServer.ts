import type { FakeClock } from '../../testing/createFakeClock.ts';
import type { StudyReport } from '../contract/StudyReport.ts';

/** What happens to one call; without a fault its response comes after 50 ms. */
export type ProgressFault =
  | { kind: 'ok'; request: number; response: number }
  | { kind: 'request-lost' | 'response-lost'; after: number }
  | { kind: 'hangs' }
  | { kind: 'status-500' };

const NO_FAULT: ProgressFault = { kind: 'ok', request: 20, response: 30 };

/** The server's record of one lesson, and the network in front of it. It keeps the report that arrives last. */
export interface FakeProgressServer {
  /** `learningDuration`; null for a lesson that was never studied. */
  positionMs: number | null;
  /** The reports that left a page, in order. */
  sent: { report: StudyReport; isKeepalive: boolean; at: number }[];
  /** The reports that arrived, in order. */
  arrived: StudyReport[];
  /** What reports and other devices made of the position, and when. */
  history: { at: number; positionMs: number }[];
  /** Another device of the student reaches a position. */
  raise(positionMs: number): void;
  loads: number;
  isNetworkUp: boolean;
  /** Faults of the next calls, in order; later calls have none. */
  faults: ProgressFault[];
  load(): Promise<number | null>;
  /** A request without keepalive that has not arrived when its page dies is lost. */
  save(report: StudyReport, isKeepalive: boolean, isPageAlive: () => boolean): Promise<void>;
}

export function createFakeProgressServer(clock: FakeClock): FakeProgressServer {
  const after = (milliseconds: number) =>
    new Promise<void>((resolve) => clock.setTimer(resolve, milliseconds));

  async function travel<Result>(work: () => Result): Promise<Result> {
    const fault = server.faults.shift() ?? NO_FAULT;
    if (!server.isNetworkUp) throw new Error('No network.');
    switch (fault.kind) {
      case 'ok': {
        await after(fault.request);
        const result = work();
        await after(fault.response);
        return result;
      }
      case 'request-lost':
        await after(fault.after);
        throw new Error('The request was lost.');
      case 'response-lost':
        await after(fault.after);
        work();
        throw new Error('The response was lost.');
      case 'hangs':
        return new Promise(() => {});
      case 'status-500':
        await after(50);
        throw new Error('The server failed.');
      default:
        return fault satisfies never;
    }
  }

  const server: FakeProgressServer = {
    positionMs: null,
    sent: [],
    arrived: [],
    history: [],
    raise(positionMs) {
      server.positionMs = Math.max(server.positionMs ?? 0, positionMs);
      server.history.push({ at: clock.monotonicNow(), positionMs: server.positionMs });
    },
    loads: 0,
    isNetworkUp: true,
    faults: [],
    load() {
      server.loads += 1;
      return travel(() => server.positionMs);
    },
    save(report, isKeepalive, isPageAlive) {
      server.sent.push({ report, isKeepalive, at: clock.monotonicNow() });
      return travel(() => {
        if (!isKeepalive && !isPageAlive()) return;
        server.positionMs = report.positionMs;
        server.arrived.push(report);
        server.history.push({ at: clock.monotonicNow(), positionMs: report.positionMs });
      });
    },
  };
  return server;
}
