import { LoginDrawing } from './LoginDrawing.tsx';
import drawing from './standard-enterprise-art.svg';

/** The standard brand's scene for enterprises: a manager with glasses, the sail and the waves, a deeper blue. */
export function StandardEnterpriseArt() {
  return <LoginDrawing src={drawing} />;
}
