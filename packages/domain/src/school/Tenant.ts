/** The tenant of a school (SHELL-01). */
export interface Tenant {
  id: string;
}
