/** What became of a text: accepted, or why not; where there is no reason it was told elsewhere. */
export type SendOutcome = { isSent: true } | { isSent: false; reason: string | null };
