/** A point of the window, CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What the journeys need of a tab. The two protocols of the W3C give it: WebDriver and WebDriver BiDi. */
export interface BrowserTab {
  open(address: string): Promise<void>;
  /** A question of the page before leaving is answered with yes. */
  reload(): Promise<void>;
  /** Runs a function in the page, which may use nothing from outside itself, and returns its result as JSON carries it. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Moves the pointer there and presses its button. */
  press(point: Point): Promise<void>;
  /** Presses and releases the keys of a text, one after another. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser with one session. */
export interface Browser {
  /** Firefox 153.7 */
  name: string;
  openTab(): Promise<BrowserTab>;
  close(): Promise<void>;
}
