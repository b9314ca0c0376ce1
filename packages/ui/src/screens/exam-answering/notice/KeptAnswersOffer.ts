/** Answers that this device kept of an attempt that the school has deleted; the student decides whether they are used. */
export interface KeptAnswersOffer {
  count: number;
  onUse: () => void;
  onDecline: () => void;
}
