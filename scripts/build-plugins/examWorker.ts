import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { EXAM_WORKER } from '../../packages/pages/src/features/exam-worker/EXAM_WORKER.ts';
import { BROWSERS } from '../browsers.ts';
import { findShellChunks } from './findShellChunks.ts';
import { FIRST_SCRIPT } from './first-script/firstScript.ts';
import { ASSETS_ORIGIN } from './servedFolder.ts';

const SOURCE = fileURLToPath(new URL('../../packages/pages/src/worker/examWorker.ts', import.meta.url));

/** Licence texts of the packages in the worker, which the build of the page does not see. */
const NOTICES = 'exam-worker.licenses.txt';

/**
 * What a running exam may still need: its pages, the sign-in after an expired session, and a partner's look; and the pages of
 * daily study, which show what the last visit saw.
 */
const NEEDED =
  /[\\/](pages[\\/]src[\\/](pages[\\/](exam-(intro|answering|finished)|login|my-classes|training-class|timetable|course)[\\/]|features[\\/](site-frame|what-now)|platform[\\/](cached-answers|data))|brand[\\/]look\.ts)/;

/** What the pages of downloaded lessons need beside that. */
const NEEDED_BY_LESSONS =
  /[\\/]pages[\\/]src[\\/](pages[\\/]lesson|features[\\/](lesson|lesson-downloads|interaction))[\\/]/;

/** Streams cannot be downloaded; the text of a server is not for browsers. */
const LEFT_OUT_OF_LESSONS = /[\\/](hls\.js|ui[\\/]src[\\/]primitives[\\/]rich-text[\\/]server)[\\/]/;

/** What draws formulas, with their fonts: kept for papers that have some, and with lessons. */
const FORMULAS = /[\\/]ui[\\/]src[\\/]primitives[\\/]rich-text[\\/]tex[\\/]/;

/** Stems may show videos, which the network has to bring anyway; the text of a server is not for browsers. */
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

/** The files of the exam pages, and what lessons and formulas need beside them. */
function listExamFiles(bundle: Rolldown.OutputBundle) {
  const files = listFiles(bundle, NEEDED, LEFT_OUT);
  const beside = (more: readonly string[]) => more.filter((file) => !files.includes(file));
  return {
    files,
    lessonFiles: beside(listFiles(bundle, NEEDED_BY_LESSONS, LEFT_OUT_OF_LESSONS)),
    formulaFiles: beside(listFiles(bundle, FORMULAS, LEFT_OUT)),
    entry: `/${findShellChunks(bundle).entry.fileName}`,
    assets: `${ASSETS_ORIGIN}/assets/`,
  };
}

/** The files of the needed modules and all that they import; of the shell, which imports every page, what it needs itself. */
function listFiles(bundle: Rolldown.OutputBundle, needed: RegExp, leftOut: RegExp): string[] {
  const { entry, renderer } = findShellChunks(bundle);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set([FIRST_SCRIPT]);
  const queue = [
    entry,
    renderer,
    ...chunks.filter(({ moduleIds }) => moduleIds.some((id) => needed.test(id))),
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
        ({ fileName, facadeModuleId }) => imports.includes(fileName) && !leftOut.test(facadeModuleId ?? ''),
      ),
    );
  }
  return [...found].toSorted().map((file) => `${ASSETS_ORIGIN}/${file}`);
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
