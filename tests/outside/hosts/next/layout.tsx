import type { ReactNode } from 'react';
import { Brand } from './Brand';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Brand>{children}</Brand>
      </body>
    </html>
  );
}
