import { styled } from 'styled-components';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { theme } from '../../../theme/theme.ts';

interface ServiceCodeProps {
  /** As the server wrote it; nothing is drawn where it is no address of a picture. */
  url: string | null;
  /** Pixels. */
  size: number;
}

/** The customer-service code on its own white. */
export function ServiceCode({ url, size }: ServiceCodeProps) {
  const src = url === null ? null : safeHref(url);
  if (src === null) return null;
  return (
    <Frame style={{ width: size }}>
      <Picture src={src} alt="客服微信二维码" ratio={1} placeholderText="客服" />
    </Frame>
  );
}

const Frame = styled.div`
  flex: none;
  overflow: hidden;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
`;
