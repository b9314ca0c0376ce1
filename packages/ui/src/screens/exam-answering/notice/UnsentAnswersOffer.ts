/** Answers on this device of an attempt that the school has deleted; the student decides whether they are used. */
export interface UnsentAnswersOffer {
  count: number;
  onUse: () => void;
  onDecline: () => void;
}
