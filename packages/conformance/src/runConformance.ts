import { catalogue, loginByPassword } from '@cloud-school/api-client';
import { createProbe, type Probe } from './createProbe.ts';
import { differs, type Finding, notTried, type Row } from './Finding.ts';
import { CERTIFICATE_RULES } from './rules/certificates.ts';
import { CREATION_RULES } from './rules/creations.ts';
import { EXAM_RULES } from './rules/exams.ts';
import { judgeCall } from './rules/judgeCall.ts';
import { LIST_RULES } from './rules/lists.ts';
import type { Rule, Trial } from './rules/Rule.ts';
import { SESSION_RULES } from './rules/sessions.ts';
import { TRANSPORT_RULES } from './rules/transport.ts';
import type { Target } from './Target.ts';
import { actAsStudent } from './tour/actAsStudent.ts';
import { visitSite } from './tour/visitSite.ts';
import { visitStudy } from './tour/visitStudy.ts';

/** What a trial of a server found. */
export interface Report {
  /** A row for each call of the catalogue. */
  calls: Row[];
  /** A row for each rule. */
  rules: Row[];
}

/** Transport comes last, because it judges the answers of all others. */
const RULES: Rule[] = [
  ...SESSION_RULES,
  ...LIST_RULES,
  ...CERTIFICATE_RULES,
  ...CREATION_RULES,
  ...EXAM_RULES,
  ...TRANSPORT_RULES,
];

/** Visits a school as a visitor and as a student would, and tries each rule. */
export async function runConformance(target: Target): Promise<Report> {
  const probe = createProbe(target);
  const site = await visitSite(probe, target.preDomain);
  if (!site) {
    const why = `no school at ${target.preDomain}`;
    const school: Row = {
      name: 'the school is found',
      ...differs(why, 'every page shows the guide to the login'),
    };
    const rules = RULES.map(({ name }) => ({ name, ...notTried(why) }));
    return { calls: judgeCalls(probe, () => why), rules: [school, ...rules] };
  }
  const login =
    target.account &&
    (await probe.read(loginByPassword, {
      ...target.account,
      tenantId: site.tenantId,
      bizId: site.universityId,
    }));
  probe.session.token = login?.token ?? null;
  const study = login && (await visitStudy(probe, site));
  const trial: Trial = { target, probe, site, login, study };
  if (study && target.isWriting) await actAsStudent(trial, study);
  const rules: Row[] = [];
  for (const rule of RULES) {
    rules.push({ name: rule.name, ...(await tryRule(rule, trial)) });
  }
  return { calls: judgeCalls(probe, (id) => whyNotCalled(id, trial)), rules };
}

/** Calls that the kit leaves alone: they send an SMS, register somebody, or need an outside login. */
export const LEFT_ALONE = new Set([
  'courseOpening.syncUser',
  'login.bySms',
  'login.sendSmsCode',
  'registration.bindInvitation',
  'registration.bySms',
  'registration.tenantByInvitation',
  'registration.updateStudent',
  'sso.exchange',
]);

function whyNotCalled(id: string, { study, target }: Trial): string {
  if (LEFT_ALONE.has(id))
    return 'never called: it sends an SMS, registers somebody or needs an outside login';
  if (!study) return 'nobody is signed in';
  return target.isWriting
    ? 'nothing was found to call it with'
    : 'nothing was found to call it with, or it writes';
}

async function tryRule({ isWriting, check }: Rule, trial: Trial): Promise<Finding> {
  return isWriting && !trial.target.isWriting ? notTried('it writes') : await check(trial);
}

/** The worst answer of each call. A refusal that a rule provoked says nothing about its call. */
function judgeCalls({ exchanges }: Probe, whyNot: (id: string) => string): Row[] {
  const judged = exchanges.filter(({ isOrdinary, error }) => isOrdinary || !error);
  const names = catalogue.map(({ id }) => id).toSorted();
  return names.map((name) => {
    const findings = judged.filter(({ endpoint }) => endpoint.id === name).map(judgeCall);
    const [first = notTried(whyNot(name))] = findings;
    return { name, ...(findings.find(({ verdict }) => verdict === 'differs') ?? first) };
  });
}
