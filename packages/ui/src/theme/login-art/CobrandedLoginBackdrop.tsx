import { LoginDrawing } from './LoginDrawing.tsx';
import drawing from './cobranded-login-backdrop.svg';

/** The co-branded ground behind the sign-in card: a rising line over a navy grid. */
export function CobrandedLoginBackdrop() {
  return <LoginDrawing src={drawing} />;
}
