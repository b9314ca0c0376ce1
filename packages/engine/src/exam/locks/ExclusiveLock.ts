/** A lock that at most one tab holds. */
export interface ExclusiveLock {
  /** Resolves with true when this tab holds the lock; `onChange` reports every later change. */
  open(onChange: (isHeld: boolean) => void): Promise<boolean>;
  /** Takes the lock by force. */
  seize(): Promise<void>;
  close(): void;
}
