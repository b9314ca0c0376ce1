/** A margin: the browser must start to read the file before its URL is revoked. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
