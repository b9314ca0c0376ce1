import { defineConfig } from 'vite';
import { portalViteConfig } from '../../scripts/portalVite.ts';

export default defineConfig(portalViteConfig());
