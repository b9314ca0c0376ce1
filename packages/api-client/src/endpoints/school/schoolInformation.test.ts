import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { getRolePack } from '../person/rolePack.ts';
import { getBrowseCount } from './browseCount.ts';
import { getDomainByType, listDomainSuffixes } from './schoolDomain.ts';
import { listSchoolInformation, querySchoolInformation } from './schoolInformation.ts';

it('requests what the specification shows of a school’s domain, information, visits and roles', async () => {
  expect(await captureRequest(getDomainByType, { domainType: 'PC' })).toEqual({
    line: 'GET /universityAdvertise/anyBiz/buSchool/getDomainByDomainType',
    payload: { data: 'PC' },
  });
  expect(await captureRequest(querySchoolInformation, { universityId: '20001' })).toEqual({
    line: 'POST /universityAdvertise/anyBiz/universityInformation/query',
    payload: { universityId: '20001' },
  });
  expect(await captureRequest(getBrowseCount, {})).toEqual({
    line: 'GET /search/anyBiz/performanceStat/querySchoolBrowseCount',
    payload: {},
  });
  expect(await captureRequest(getRolePack, { tenantId: '10001' })).toEqual({
    line: 'GET /base/anyBiz/baseRolePack/getByTenantId',
    payload: { tenantId: '10001' },
  });
});

it('requests the suffixes and the information of a type under paths of ours', async () => {
  expect([listDomainSuffixes.isPathOurs, listSchoolInformation.isPathOurs]).toEqual([true, true]);
  const query = { informationType: 'CROWD', universityId: '20001' };
  expect((await captureRequest(listSchoolInformation, query)).payload).toEqual(query);
});

it.each([querySchoolInformation, getBrowseCount, getRolePack])('$id needs a token', ({ needsToken }) => {
  expect(needsToken).toBe(true);
});

it.each([
  [null, null],
  [{ id: 7 }, { id: '7', name: '' }],
  [
    { id: '7', name: '学员' },
    { id: '7', name: '学员' },
  ],
])('reads the role pack %j', (data, expected) => {
  expect(getRolePack.parse(data)).toEqual(expected);
});

it('reads information without title and content, and skips what has no id', () => {
  expect(
    querySchoolInformation.parse([{ id: '1', informationType: 'CROWD' }, { title: '无编号' }, null]),
  ).toEqual([{ id: '1', type: 'CROWD', title: '', content: '' }]);
});
