import { defineConfig } from 'tsdown';
import { libraryBuild } from '../../scripts/packages/libraryBuild.ts';

export default defineConfig({
  ...libraryBuild,
  entry: {
    index: 'src/index.ts',
    calendar: 'src/calendar.ts',
    map: 'src/map.ts',
    player: 'src/player.ts',
    questions: 'src/questions.ts',
    theme: 'src/theme.ts',
  },
});
