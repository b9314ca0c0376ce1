import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.SCHOOL_SERVER ?? 'http://localhost:8787';

export default defineConfig({
  plugins: [react()],
  preview: { proxy: { '/api': server, '/media': server } },
});
