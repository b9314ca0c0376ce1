import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.SCHOOL_SERVER ?? 'http://localhost:8787';

export default defineConfig({
  plugins: [react()],
  // A host with all of a library, its own or ours, in one file is no fault of the package.
  build: { chunkSizeWarningLimit: 1500 },
  preview: { proxy: { '/api': server, '/media': server } },
});
