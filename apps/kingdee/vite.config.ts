import { defineConfig } from 'vite';
import { portalViteConfig } from '../../scripts/portalVite.ts';
import { colors } from './src/brand/colors.ts';

export default defineConfig(portalViteConfig(colors));
