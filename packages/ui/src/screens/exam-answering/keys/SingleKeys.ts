/** The setting of single keys (letters, digits and signs), which the page remembers on the device. */
export interface SingleKeys {
  areOn: boolean;
  onChange: (areOn: boolean) => void;
}
