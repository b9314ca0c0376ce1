import { expect, it } from 'vitest';
import type { Endpoint } from '../../endpoint.ts';
import { captureRequest } from '../../testing/captureRequest.ts';
import { listBanners } from '../site/home.ts';
import { saveClue } from './consultation.ts';
import { getServiceContact } from './customerService.ts';
import { lookUpLocation } from './location.ts';
import { getBusinessLines, getBusinessSchool, getSchoolInfo, getVisitorCount } from './school.ts';
import { getSchoolDetails } from './schoolDetails.ts';
import { getTenantByPreDomain } from './tenant.ts';

const tenantId = '1001';

it('get the tenant of a host', async () => {
  expect(await captureRequest(getTenantByPreDomain, { preDomain: 'yunfan' })).toEqual({
    line: 'GET /system/anyTenant/defTenant/getTenantByPreDomain',
    payload: { data: 'yunfan' },
  });
});

it.each([
  [getSchoolInfo, '/universityAdvertise/anyUser/university/info/getInfoByTenantId'],
  [getBusinessSchool, '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId'],
  [getSchoolDetails, '/universityAdvertise/anyBiz/buSchool/getDetailByTenantId'],
  [getBusinessLines, '/universityAdvertise/anyUser/business/getByTenantId'],
  [getVisitorCount, '/universityAdvertise/anyUser/visitorCount'],
  [listBanners, '/universityAdvertise/anyUser/contentOperation/getMaterialPosterList'],
] as [Endpoint<{ tenantId: string }, unknown>, string][])(
  'send the tenant id: $id',
  async (endpoint, path) => {
    expect(await captureRequest(endpoint, { tenantId })).toEqual({
      line: `GET ${path}`,
      payload: { tenantId },
    });
  },
);

it('get the one contact of a school', async () => {
  expect(await captureRequest(getServiceContact, { tenantId })).toEqual({
    line: 'POST /universityAdvertise/anyUser/customerService/page',
    payload: { current: 1, size: 1, model: { tenantId } },
  });
});

it('send a message', async () => {
  const message = {
    clueId: 'u-1',
    name: '沈雨薇',
    mobile: '13857146209',
    content: '周末能上课吗？',
    code: '123456',
  };
  expect(await captureRequest(saveClue, message)).toEqual({
    line: 'POST /universityAdvertise/anyUser/clue/saveClue',
    payload: message,
  });
});

it('look up the visitor’s position, with the key of the maps service if there is one', async () => {
  const line = 'POST /system/anyTenant/mapProxy';
  const path = '/ws/location/v1/ip';
  expect(await captureRequest(lookUpLocation, { mapsKey: null })).toEqual({
    line,
    payload: { path, data: {} },
  });
  expect(await captureRequest(lookUpLocation, { mapsKey: 'k' })).toEqual({
    line,
    payload: { path, data: { key: 'k' } },
  });
});
