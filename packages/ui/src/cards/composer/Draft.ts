/** Unsent input of a composer. Its owner keeps it on the device. */
export interface Draft<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Keeps the value beside a running composition, so that a reload loses none of it; the field's value stays. */
  keep: (value: Value) => void;
  /** Empties the field once its value was sent; what was typed since then stays. */
  clear: (sent: Value) => void;
}
