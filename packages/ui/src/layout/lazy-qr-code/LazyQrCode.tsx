import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { theme } from '../../theme/theme.ts';

interface LazyQrCodeProps {
  text: string;
  /** Pixels; its room is kept before the code is there. */
  size: number;
  label: string;
}

/** A QR code that is computed when it comes near the window, so a footer costs nothing at first. */
export function LazyQrCode({ text, size, label }: LazyQrCodeProps) {
  const { module: QrCode, load } = useLazyModule(loadQrCode);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [load]);
  return (
    <Box ref={box} style={{ width: size, height: size }}>
      {QrCode && <QrCode text={text} size={size} label={label} />}
    </Box>
  );
}

const loadQrCode = () => import('../../primitives/qr-code/QrCode.tsx').then(({ QrCode }) => QrCode);

const Box = styled.div`
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
`;
