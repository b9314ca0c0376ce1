import { defineEndpoint } from '../../endpoint.ts';
import { optionalText, readList, text } from '../../entities/read.ts';

/** Host name of the school's site of a type; null when it has none. The meaning of `data` is ours. */
export const getDomainByType = defineEndpoint({
  id: 'school.domain',
  method: 'GET',
  path: '/universityAdvertise/anyBiz/buSchool/getDomainByDomainType',
  toPayload: ({ domainType }: { domainType: string }) => ({ data: domainType }),
  parse: optionalText,
});

/** Suffixes of the host names that schools get, such as '.example.com'. */
export const listDomainSuffixes = defineEndpoint({
  id: 'tenant.domainSuffixes',
  method: 'GET',
  path: '/system/anyTenant/defTenant/listDomainSuffix',
  isPathOurs: true,
  toPayload: () => ({}),
  parse: (data) => readList(data, 'Domain suffixes', (item) => text(item, 'Domain suffix')),
});
