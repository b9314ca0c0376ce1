declare module 'virtual:token-uses' {
  /** TokenUses of findTokenUses.ts: an ambient module cannot import it. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
