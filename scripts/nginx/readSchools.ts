import { isRecord } from '../../packages/domain/src/index.ts';
import { describeConfigProblem } from '../../packages/pages/src/platform/config/describeConfigProblem.ts';
import { findConfigProblems } from '../../packages/pages/src/platform/config/findConfigProblems.ts';
import type { Schools } from './toSchoolsConf.ts';

const HOST = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/;
const ORIGINS = /^(https?:\/\/[\w.-]+(:\d+)?(\s+|$))*$/;

/** Reads the text of schools.json: the values of each host, or the sentences that say what is wrong with it. */
export function readSchools(text: string): { schools: Schools; problems: string[] } {
  const schools = parse(text);
  if (typeof schools === 'string') return { schools: {}, problems: [schools] };
  const hosts = Object.entries(schools);
  if (hosts.length === 0)
    return { schools: {}, problems: ['schools.json has no host: nginx would know no school.'] };
  const problems = hosts.flatMap(([host, values]) =>
    findProblems(host, values).map((problem) => `${host}: ${problem}`),
  );
  return { schools: schools as Schools, problems };
}

/** The record in the text, or what is wrong with it. */
function parse(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : 'schools.json is no object of host names and their values.';
  } catch (error) {
    return `schools.json is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function findProblems(host: string, values: unknown): string[] {
  const wrongHost = HOST.test(host)
    ? []
    : ['no host name in small letters without a port, such as yunfan.example.com or *.example.com.'];
  if (!isRecord(values)) return [...wrongHost, 'its values are no object.'];
  const noText = Object.entries(values).filter(([, value]) => typeof value !== 'string');
  if (noText.length > 0)
    return [...wrongHost, ...noText.map(([name]) => `the value of “${name}” is no text.`)];
  const { OBJECT_STORAGE = '', ...page } = values;
  return [
    ...wrongHost,
    ...findConfigProblems(JSON.stringify(page)).map(describeConfigProblem),
    ...(typeof OBJECT_STORAGE === 'string' && ORIGINS.test(OBJECT_STORAGE)
      ? []
      : ['“OBJECT_STORAGE”的值不对，应为以 https:// 开头的来源，多个之间用空格分开，不含路径。']),
  ];
}
