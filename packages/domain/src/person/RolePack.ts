/** The roles that a tenant offers its users. */
export interface RolePack {
  id: string;
  name: string;
}
