/** The signed-in student, as getUserInfo tells. */
export interface User {
  id: string;
  /** Real name, else nickname, else username; may be empty. */
  name: string;
  avatarUrl: string | null;
  mobile: string | null;
}
