/** A host being tried. */
export interface Trial {
  /** An empty folder outside the workspace. */
  folder: string;
  /** Reports a step that passed. */
  pass: (sentence: string) => void;
  /** Reports what this machine cannot try. */
  skip: (sentence: string) => void;
}
