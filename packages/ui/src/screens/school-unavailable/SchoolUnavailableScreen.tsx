import { RotateCw } from 'lucide-react';
import { MessageLayout } from '../../layout/message-layout/MessageLayout.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { theme } from '../../theme/theme.ts';

export interface SchoolUnavailableScreenProps {
  /** The server's message or 系统繁忙. */
  message: string;
  onRetry: () => void;
}

/** Shown instead of the whole site when the school itself could not be loaded. */
export function SchoolUnavailableScreen({ message, onRetry }: SchoolUnavailableScreenProps) {
  return (
    <MessageLayout
      isAlone
      scene={<CloudedScene />}
      title="云校暂时打不开"
      hint={`${message}，请稍后再试。`}
      action={
        <Button icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          重新加载
        </Button>
      }
    />
  );
}

/** Decoration: a school behind clouds. */
function CloudedScene() {
  const { action, accent, surface } = theme.color;
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" style={{ maxWidth: '100%' }} aria-hidden>
      <ellipse cx="160" cy="182" rx="132" ry="12" fill={action.tint} />
      <path d="M160 44V14" stroke={action.base} strokeWidth="4" strokeLinecap="round" />
      <path d="M162 14h26l-7 8 7 8h-26Z" fill={accent.fill} />
      <g strokeWidth="3" strokeLinejoin="round" stroke={action.mid}>
        <path d="M96 84h128v96H96Z" fill={surface.card} />
        <path d="M84 84l76-42 76 42Z" fill={action.mid} />
      </g>
      <circle cx="160" cy="68" r="9" fill={surface.card} />
      <path d="M160 63v5l4 2" stroke={action.base} strokeWidth="2.500" fill="none" strokeLinecap="round" />
      <g fill={action.tint}>
        <path d="M112 100h20v22h-20ZM188 100h20v22h-20ZM112 138h20v22h-20ZM188 138h20v22h-20Z" />
      </g>
      <path d="M146 180v-38a14 14 0 0 1 28 0v38Z" fill={action.base} />
      <g fill={surface.card} stroke={action.mid} strokeWidth="3" strokeLinejoin="round">
        <path d="M44 166a19 19 0 0 1 3-38 27 27 0 0 1 51-7 21 21 0 0 1 30 19 13 13 0 0 1 0 26Z" />
        <path d="M206 138a15 15 0 0 1 2-30 22 22 0 0 1 42-6 17 17 0 0 1 24 16 10 10 0 0 1 0 20Z" />
      </g>
    </svg>
  );
}
