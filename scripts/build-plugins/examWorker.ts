import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { EXAM_WORKER } from '../../packages/pages/src/features/exam-worker/EXAM_WORKER.ts';
import { BROWSERS } from '../browsers.ts';
import { ASSETS_ORIGIN } from './assetsOrigin.ts';
import { findShellChunks } from './findShellChunks.ts';
import { FIRST_SCRIPT } from './first-script/firstScript.ts';

const SOURCE = fileURLToPath(
  new URL('../../packages/pages/src/features/exam-worker/examWorker.ts', import.meta.url),
);

/** Licence texts of the packages in the worker, which the build of the page does not see. */
const NOTICES = 'exam-worker.licenses.txt';

/**
 * What a running exam may still need: its pages, the sign-in after an expired session, and a partner's look; and the pages of
 * daily study, which show what the last visit saw.
 */
const NEEDED =
  /[\\/](pages[\\/]src[\\/](pages[\\/](exam-(intro|answering|finished)|login|my-classes|training-class|timetable|course)[\\/]|features[\\/](site-frame|what-now)|platform[\\/]kept)|brand[\\/]look\.ts)/;

/**
 * Stems may show videos, which the network has to bring anyway; a paper with TeX loads its translator as it opens; the text of
 * a server is not for browsers.
 */
const LEFT_OUT = /[\\/]ui[\\/]src[\\/](?:player[\\/]|primitives[\\/]rich-text[\\/](?:tex|server)[\\/])/;

/**
 * Builds the service worker of exams beside the page, with the list of the files that it keeps. vite-plugin-pwa keeps the
 * files of a pattern, all of a build; this one keeps what the exam's pages import.
 */
export function examWorker(): Plugin {
  return {
    name: 'cloud-school-exam-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const { code, notices } = await buildWorker({ EXAM_BUILD: JSON.stringify(listExamFiles(bundle)) });
      this.emitFile({ type: 'asset', fileName: EXAM_WORKER.address.slice(1), source: code });
      this.emitFile({ type: 'asset', fileName: NOTICES, source: notices });
    },
  };
}

/** The files of the exam pages and all that they import; of the shell, which imports every page, what it needs itself. */
function listExamFiles(bundle: Rolldown.OutputBundle): { files: string[]; entry: string; assets: string } {
  const { entry, renderer } = findShellChunks(bundle);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set([FIRST_SCRIPT]);
  const queue = [
    entry,
    renderer,
    ...chunks.filter(({ moduleIds }) => moduleIds.some((id) => NEEDED.test(id))),
  ];
  for (const chunk of queue) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    const { importedAssets, importedCss } = chunk.viteMetadata ?? {};
    for (const file of [...(importedAssets ?? []), ...(importedCss ?? [])]) found.add(file);
    const imports = [
      ...chunk.imports,
      ...(chunk === entry || chunk === renderer ? [] : chunk.dynamicImports),
    ];
    queue.push(
      ...chunks.filter(
        ({ fileName, facadeModuleId }) => imports.includes(fileName) && !LEFT_OUT.test(facadeModuleId ?? ''),
      ),
    );
  }
  return {
    files: [...found].toSorted().map((file) => `${ASSETS_ORIGIN}/${file}`),
    entry: `/${entry.fileName}`,
    assets: `${ASSETS_ORIGIN}/assets/`,
  };
}

async function buildWorker(define: Record<string, string>) {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: BROWSERS,
      license: { fileName: NOTICES },
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const notices = result.output.find((file) => file.type === 'asset' && file.fileName === NOTICES);
  if (notices?.type !== 'asset') throw new Error('The build of the exam worker wrote no licence texts.');
  return { code: result.output[0].code, notices: notices.source };
}
