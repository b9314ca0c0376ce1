import { LoginDrawing } from './LoginDrawing.tsx';
import drawing from './standard-login-art.svg';

/** The standard brand's scene of the sign-in panel: a nurse, a sail and the waves. */
export function StandardLoginArt() {
  return <LoginDrawing src={drawing} />;
}
