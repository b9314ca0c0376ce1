/** How a student signs in. */
export type LoginMode = 'sms' | 'password';

/** All fields of the form. Each mode uses a part of them; the others keep their values. */
export interface LoginFields {
  mobile: string;
  code: string;
  password: string;
  agreed: boolean;
}

/** The values of a valid form; the mobile number has 11 digits. */
export type LoginValues =
  | { mode: 'sms'; mobile: string; code: string }
  | { mode: 'password'; mobile: string; password: string };
