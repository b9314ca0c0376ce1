/**
 * A school that has the content of the first sample school under a name of its own: the school of a new brand. Its first
 * certification organisation is `org-<label>`, as that of a partner's school.
 */
export interface NamedSchool {
  /** First label of its host name. */
  label: string;
  /** Without quotes, because it is written into JSON. */
  name: string;
}
