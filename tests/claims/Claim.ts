/** A small edit of product code that breaks a claim, and the proof that has to fail then. */
export interface Edit {
  /** The edited file, from the root of the repository. */
  in: string;
  /** The declaration, function or property that holds the text; 'words.test' is the property `test` within `words`. */
  symbol: string;
  /** Code that occurs once in the symbol, in any layout. */
  change: string;
  to: string;
  /** The test, stories or journey, one of the claim's proofs. */
  proof: string;
  /** A part of the name of the one test that runs; a story or a journey has it. Of a story it is the export in words. */
  only?: string;
}

/** An edit as a row writes it: of the first place of its claim and the symbol of the file's name, unless it names others. */
type EditRow = Omit<Edit, 'in' | 'symbol'> & Partial<Pick<Edit, 'in' | 'symbol'>>;

/** What the project promises for one id, of the requirement list or of `ours`, as `rows` write it. */
export interface ClaimRow {
  /** Such as 'HOME-01'. */
  id: string;
  /** The promise in one line. */
  claim: string;
  /** The files that keep it, the first one foremost, beside those of the edits. */
  places: readonly [string, ...string[]];
  /** The edit that says most. */
  edit: EditRow;
  /** Only where an answer, a sign-in or progress could be lost. */
  moreEdits?: readonly EditRow[];
  /** The tests, stories and journeys that can fail, and programs, beside the proofs of the edits. */
  proofs?: readonly string[];
  /** The places are functions without a screen: `pnpm mutants` changes them everywhere. */
  mutants?: true;
}

export interface Claim extends Pick<ClaimRow, 'id' | 'claim' | 'mutants'> {
  /** The files that keep it, the first one foremost. */
  places: readonly string[];
  edits: readonly Edit[];
  /** Those of the edits come first. */
  proofs: readonly string[];
}

const toName = (file: string) => file.replace(/^.*\/|\.tsx?$/g, '');

export function toClaim({ edit, moreEdits = [], proofs = [], ...row }: ClaimRow): Claim {
  const edits = [edit, ...moreEdits].map((each) => {
    const file = each.in ?? row.places[0];
    return { symbol: toName(file), ...each, in: file };
  });
  return {
    ...row,
    places: [...new Set([...row.places, ...edits.map((each) => each.in)])],
    edits,
    proofs: [...new Set([...edits.map(({ proof }) => proof), ...proofs])],
  };
}

/** A fault that happens while a student learns. */
export interface Fault {
  fault: string;
  /** What holds all the same. */
  holds: string;
  proofs: readonly string[];
}

/**
 * 'red': the proof failed, as it has to. 'green': it passed. 'crash': nothing was judged, because no test has the name, the
 * edit does not build or the runner failed.
 */
export interface Verdict {
  outcome: 'red' | 'green' | 'crash';
  /** What failed, so that a reader sees whether it is of the claim. */
  note: string;
}
