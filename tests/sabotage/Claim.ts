/** A small edit of product code that breaks a claim, and the proof that has to fail then. */
export interface Sabotage {
  /** The edited file, from the root of the repository. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test, stories or journey, one of the claim's proofs. */
  proof: string;
  /** A part of the name of the one test of the proof that is run; a journey needs it, for the others it saves time. */
  only?: string;
}

/** What the project promises for one id of the requirement list. */
export interface Claim {
  /** Such as 'HOME-01'. */
  id: string;
  /** The promise in one line. */
  claim: string;
  /** The files that keep it, the first one foremost. */
  places: readonly string[];
  /** The tests, stories and journeys that can fail, and programs beside them. */
  proofs: readonly string[];
  sabotage: readonly Sabotage[];
}

/** A fault that happens while a student learns. */
export interface Fault {
  fault: string;
  /** What holds all the same. */
  holds: string;
  proofs: readonly string[];
}
