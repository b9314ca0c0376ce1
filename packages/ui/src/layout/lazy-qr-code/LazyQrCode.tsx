import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { theme } from '../../theme/theme.ts';

interface LazyQrCodeProps {
  text: string;
  /** Pixels; reserved before the code renders. */
  size: number;
  label: string;
  /** Loads at once: it is printed wherever the page is scrolled to. */
  isPrinted?: boolean;
}

/** A QR code whose library loads when it is near the viewport, so that a footer does not slow the first view. */
export function LazyQrCode({ text, size, label, isPrinted = false }: LazyQrCodeProps) {
  const { module: QrCode, load } = useLazyModule(loadQrCode);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPrinted) {
      load();
      return undefined;
    }
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
  }, [load, isPrinted]);
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
