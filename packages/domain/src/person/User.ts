/** The signed-in student. */
export interface User {
  id: string;
  /** Real name, else nickname, else user name; may be empty. */
  name: string;
  avatarUrl: string | null;
  mobile: string | null;
}
