/** A server to try, and how far the trial may go. */
export interface Target {
  /** Address that the paths of the catalogue follow, such as 'https://school.example/api'. */
  baseUrl: string;
  /** The first label of the school's host name; the lookup of the tenant gets it. */
  preDomain: string;
  /** Signs in by password; without it only what visitors may call is tried. */
  account: Account | null;
  /** Also calls that change what the account owns: give it a student who may be thrown away. */
  isWriting: boolean;
  /** Origin of the portal's pages, where it is another than the server's: requests then need its permission. */
  origin: string | null;
  /** Headers of the host's configuration: applicationId, Authorization. */
  config: { clientId?: string; clientSecret?: string; applicationId?: string };
  /** Other paths, by endpoint id. */
  remap: Record<string, string>;
  /** Default: the global fetch. */
  fetch: typeof fetch;
}

interface Account {
  username: string;
  password: string;
}
