import { LoginDrawing } from './LoginDrawing.tsx';
import drawing from './cobranded-login-art.svg';

/** The co-branded scene of the sign-in panel: a certified colleague before a chart. */
export function CobrandedLoginArt() {
  return <LoginDrawing src={drawing} />;
}
