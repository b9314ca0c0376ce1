import { LoginDrawing } from './LoginDrawing.tsx';
import drawing from './standard-login-backdrop.svg';

/** The standard brand's ground behind the sign-in card: pale sails over three waves. */
export function StandardLoginBackdrop() {
  return <LoginDrawing src={drawing} />;
}
