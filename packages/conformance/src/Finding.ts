/** What became of one row of the report. */
export type Finding =
  | { verdict: 'holds'; note?: string }
  | {
      verdict: 'differs';
      /** What the server did. */
      seen: string;
      /** What a student or a visitor meets because of it. */
      effect: string;
    }
  | { verdict: 'not tried'; why: string };

/** A row of the report: a call of the catalogue, or a rule. */
export type Row = Finding & { name: string };

export const holds = (note?: string): Finding => ({ verdict: 'holds', ...(note && { note }) });
export const differs = (seen: string, effect: string): Finding => ({ verdict: 'differs', seen, effect });
export const notTried = (why: string): Finding => ({ verdict: 'not tried', why });
