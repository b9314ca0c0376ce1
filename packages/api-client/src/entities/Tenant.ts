/** A school's tenant, found from the host name of the visit. */
export interface Tenant {
  id: string;
}
