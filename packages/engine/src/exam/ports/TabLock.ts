import type { WriteAccess } from '../contract/WriteAccess.ts';

export interface TabLockHandlers {
  /** Write access changed after opening. */
  onAccessChange(access: WriteAccess): void;
  /** Another tab requests write access: write everything to disk first. False refuses, because a hand-in runs. */
  onYieldRequest(): Promise<boolean>;
  /** A message from another tab that has the same attempt open. */
  onMessage(message: unknown): void;
}

/** Gives write access to one tab at a time and carries messages to the others. */
export interface TabLock {
  /** Resolves as soon as it is known which tab has write access. */
  open(handlers: TabLockHandlers): Promise<WriteAccess>;
  post(message: unknown): void;
  /**
   * Requests write access, or takes it when the other tab does not answer within a second. Resolves with false when the
   * other tab refuses.
   */
  takeOver(): Promise<boolean>;
  close(): void;
}
