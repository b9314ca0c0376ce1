import type { Rolldown } from 'vite';

/** 'use client' of a library is for servers of components: a warning for each such file would hide the others. */
export const onBuildLog: Rolldown.InputOptions['onLog'] = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};
