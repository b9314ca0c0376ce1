/** How a student signs in. */
export type LoginMode = 'sms' | 'password';

/** Everything the form holds; a mode uses its part, the other's stays typed. */
export interface LoginFields {
  mobile: string;
  code: string;
  password: string;
  agreed: boolean;
}

/** What a checked form hands on; the mobile number has 11 digits. */
export type LoginValues =
  | { mode: 'sms'; mobile: string; code: string }
  | { mode: 'password'; mobile: string; password: string };
