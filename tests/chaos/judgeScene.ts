import type { Fault } from './faults.ts';
import type { CalmScene, Scene } from './readScene.ts';

/** Long enough to be found in one answer only by chance: a time or a number is in many. */
const isTelling = (line: string) => /\p{Script=Han}{4}/u.test(line);
/** A frame may leave out a few facts of the school without a word: its kind, its grade, its address. */
const FACTS = 4;
/** The focus of a page that has just loaded. */
const UNFOCUSED = 'BODY ';
/** An exam opens with its paper and its attempt, or not at all. */
const OPENING = ['/studentTest/paper', '/studentTest/start'];
/** A class that the server refuses is not shown at all: its page says the server's words alone. */
const SUBJECTS = ['/teachingClass/detail'];
/** What was studied last decides which chapter of a course is open: where that is unknown, another one may be. */
const LAST_STUDIED = '/studentCourse/situation';
const CHAPTERS = ['/studentCourse/chapterTreeAndGroup', '/courseChapter/classroomTree'];

/** The id of an attempt that a load begins is a new one each time. */
const withoutAttempt = (address: string) => address.replace(/&answerLogId=[^&]*/, '');

/** Whether two loads of a path ended at the same place. */
export const isSameAddress = (scene: Scene, calm: Scene): boolean =>
  withoutAttempt(scene.address) === withoutAttempt(calm.address);

/** Lines of a calm load that come from answers. */
function linesOf(scene: Scene, isFrom: (call: string) => boolean): string[] {
  const own = scene.sent.filter(({ call }) => isFrom(call)).map(({ answer }) => answer ?? '');
  return scene.lines.filter((line) => isTelling(line) && own.some((answer) => answer.includes(line)));
}

/** Whether a line stands alone in an answer, and not only inside longer texts. */
function standsAlone(line: string, answer: string): boolean {
  const pieces = answer.split(line);
  const isEdge = (character: string | undefined) =>
    character === undefined || !/[\p{L}\p{N}]/u.test(character);
  return pieces.slice(1).some((after, index) => isEdge(pieces[index]?.at(-1)) && isEdge(after[0]));
}

/** The calls that brought a line: those with it alone, or else in a longer text. */
function callsBringing(line: string, sent: Scene['sent']): Set<string> {
  const holding = sent.filter(({ answer }) => answer?.includes(line));
  const alone = holding.filter(({ answer }) => answer !== null && standsAlone(line, answer));
  return new Set((alone.length > 0 ? alone : holding).map(({ call }) => call));
}

/**
 * What stands in the parts of a calm page that belong to this call: parts with a line that it alone brought, or with at least
 * as many of its lines as of others'. A word of another answer in such a part goes with the call that failed.
 */
function linesOfOwnParts(calm: CalmScene, call: string): Set<string> {
  const isIn = (line: string, isFrom: (each: string) => boolean) =>
    calm.sent.some((sent) => isFrom(sent.call) && sent.answer?.includes(line));
  const isBrought = (line: string) => isIn(line, (each) => each === call);
  const isBroughtByOthers = (line: string) => isIn(line, (each) => each !== call);
  const isOwnPart = (lines: string[]) => {
    const telling = lines.filter(isTelling);
    const own = telling.filter(isBrought);
    const others = telling.filter((line) => !isBrought(line) && isBroughtByOthers(line));
    const isAlone = own.some((line) => !isBroughtByOthers(line));
    return isAlone || (own.length > 0 && own.length >= others.length);
  };
  return new Set(calm.parts.filter(isOwnPart).flat());
}

/** What holds for every load, whatever failed: the program's own behaviour. */
export function judgeProgram(scene: Scene, errors: readonly string[]): string[] {
  const findings = [
    ...scene.rejections.map((reason) => `unhandled rejection: ${reason}`),
    ...errors.map((error) => `page error: ${error}`),
  ];
  const keys = new Map<string, Set<string>>();
  for (const { call, body, idempotencyKey } of scene.sent) {
    if (idempotencyKey === null) continue;
    const write = `${call} ${body}`;
    keys.set(write, (keys.get(write) ?? new Set()).add(idempotencyKey));
  }
  for (const [write, { size }] of keys) if (size > 1) findings.push(`second write: ${write.slice(0, 120)}`);
  return findings;
}

/** What is wrong with a page whose fault still lasts, 12 s after it opened; `calm` is the same page in a kind world. */
export function judgeFaulty(scene: Scene, calm: CalmScene, call: string, fault: Fault): string[] {
  const findings: string[] = [];
  const shown = scene.lines.join('\n');
  if (scene.lines.length === 0) findings.push('blank page');
  if (scene.busy.length > calm.busy.length)
    findings.push(`endless skeleton: ${scene.busy.join(' / ').slice(0, 90)}`);
  // A redirect may wait for what fails.
  if (!isSameAddress(scene, calm) && scene.address !== scene.opened)
    findings.push(`address changed: ${scene.address}`);
  if (scene.title === '') findings.push('no title');
  // A page may focus what it shows; without that the focus is where a load begins.
  if (scene.title === calm.title && scene.focus !== calm.focus && scene.focus !== UNFOCUSED)
    findings.push(`focus: ${scene.focus} instead of ${calm.focus}`);

  // What another call brought, and this page got as well, is shown.
  const isOpening = (name: string) => OPENING.some((path) => name.endsWith(path));
  const isOther = (name: string) => name !== call && !(isOpening(call) && isOpening(name));
  const answered = scene.sent.filter((sent) => isOther(sent.call) && sent.answer !== null);
  const own = calm.sent.filter((sent) => sent.call === call).map(({ answer }) => answer ?? '');
  const ownParts = linesOfOwnParts(calm, call);
  const isAnswered = (line: string) => {
    const calls = callsBringing(line, calm.sent);
    return answered.some(({ call: name, answer }) => calls.has(name) && answer?.includes(line));
  };
  const isFolded = (line: string) =>
    call.endsWith(LAST_STUDIED) &&
    [...callsBringing(line, calm.sent)].every((name) => CHAPTERS.some((path) => name.endsWith(path)));
  const isRefusedWhole = fault === 'refused' && SUBJECTS.some((path) => call.endsWith(path));
  const beside = linesOf(calm, isOther).filter(
    (line) =>
      !isRefusedWhole &&
      !own.some((answer) => answer.includes(line)) &&
      !ownParts.has(line) &&
      !isFolded(line) &&
      isAnswered(line) &&
      !shown.includes(line),
  );
  if (beside.length > 0)
    findings.push(
      `${beside.length} lines of other blocks gone: ${beside.slice(0, 3).join(' / ').slice(0, 90)}`,
    );

  // What the call itself brings is shown or said to be missing. Without data a page may say that there is nothing.
  if (fault !== 'null') {
    const lost = linesOf(calm, (other) => other === call).filter((line) => !shown.includes(line));
    const isSaid = scene.failures.length > calm.failures.length || scene.said.length > calm.said.length;
    if (lost.length > FACTS && !isSaid)
      findings.push(`${lost.length} lines silently missing: ${lost.slice(0, 3).join(' / ').slice(0, 90)}`);
  }
  return findings;
}

/** What is wrong with a page whose fault is over, after its retries were pressed. */
export function judgeMended(scene: Scene, calm: Scene): string[] {
  const findings: string[] = [];
  if (scene.failures.length > calm.failures.length)
    findings.push(`retry does not help: ${scene.failures.join(' / ').slice(0, 90)}`);
  else if (scene.busy.length > calm.busy.length)
    findings.push(`skeleton after the retry: ${scene.busy.join(' / ').slice(0, 90)}`);
  if (scene.title !== calm.title) findings.push(`title after the retry: ${scene.title}`);
  return findings;
}
