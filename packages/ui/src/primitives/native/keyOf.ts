interface Pressed {
  key: string;
  isComposing?: boolean;
  keyCode: number;
}

/**
 * The key that a press means; null while an input method has it, for a candidate or to end the composition. Safari ends the
 * composition before it reports that key, with keyCode 229.
 */
export function keyOf(event: Pressed | { nativeEvent: Pressed }): string | null {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return pressed.isComposing || pressed.keyCode === 229 ? null : pressed.key;
}
