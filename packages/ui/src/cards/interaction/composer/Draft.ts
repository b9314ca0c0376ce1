/** Unsent input of a composer. Its owner keeps it on the device. */
export interface Draft<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
