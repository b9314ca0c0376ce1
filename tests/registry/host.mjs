// A few lines of each released package, as a host on Node writes them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createClient, isApiError, pageNotices } from '@cloud-school/api-client';
import { runConformance } from '@cloud-school/conformance';
import { compareAnswers } from '@cloud-school/domain';
import { createMemoryPorts } from '@cloud-school/engine';
import { createPortal, publicRoutes } from '@cloud-school/pages';
import { BrandThemeProvider, Button, plainBrandTheme } from '@cloud-school/ui';
import { fields, idCard, mobile, required } from '@cloud-school/validators';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const answer = { optionKeys: ['A', 'C'], texts: [] };
assert.equal(compareAnswers('multiple', answer, { ...answer, optionKeys: ['C', 'A'] }), 'correct');

const form = fields({ mobile: [required(), mobile], idCard: idCard.strict() });
assert.equal(form['~standard'].validate({ mobile: '1' }).issues?.[0]?.message, '手机格式不正确');

const session = { tenantId: '10001', schoolId: null, token: null };
const client = createClient({
  session: () => session,
  config: { baseUrl: 'http://school.invalid/api' },
  fetch: () => Promise.resolve(Response.json({ code: 40300, message: '没有权限' })),
});
const error = await client.call(pageNotices, { current: 1, size: 6 }).catch((reason) => reason);
assert.ok(isApiError(error));

assert.equal(typeof createMemoryPorts, 'function');
assert.equal(typeof runConformance, 'function');
assert.ok(publicRoutes.length > 0);
assert.equal(typeof createPortal, 'function');

const button = createElement(Button, null, '开始学习');
const html = renderToString(createElement(BrandThemeProvider, { brandTheme: plainBrandTheme }, button));
assert.match(html, /开始学习/);

const run = (file, ...args) =>
  execFileSync(process.execPath, [`node_modules/@cloud-school/${file}`, ...args], { encoding: 'utf8' });
assert.equal(run('validators/dist/cli.js', 'mobile', '13800138000'), 'ok\n');
assert.match(run('conformance/dist/main.js', '--help'), /--school/);
