import { execFileSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'validators-installed-'));
// Windows starts npm and npx through a shell only.
const shell = process.platform === 'win32';

const call = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'pipe'] });
const pnpm = (...args: string[]) => call('npx', ['-y', '--prefer-offline', 'pnpm@12.21.0', ...args], root);

/** Runs a module in the folder that has the package installed; returns its output, parsed as JSON. */
function use(code: string): unknown {
  writeFileSync(join(folder, 'use.mjs'), code);
  return JSON.parse(call(process.execPath, ['use.mjs'], folder));
}

// The package as its users get it: built, packed, installed from the tarball into an empty folder, without a network.
beforeAll(() => {
  // `prepack` builds it.
  pnpm('pack', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  call('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder);
  for (const name of [
    'yup',
    'react',
    'react-dom',
    'react-hook-form',
    '@hookform/resolvers',
    'ajv',
    'async-validator',
    'class-validator',
  ]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(root, 'node_modules', name)), link, 'junction');
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tarball contains the build and its pages, and refers to no other file', () => {
  const installed = join(folder, 'node_modules/@cloud-school/validators');
  const manifest = readFileSync(join(installed, 'package.json'), 'utf8');
  const { exports, bin, dependencies } = JSON.parse(manifest) as Record<string, object | undefined>;
  expect(JSON.stringify({ exports, bin })).not.toContain('src/');
  expect(manifest).not.toMatch(/catalog:|workspace:/);
  expect(dependencies).toBeUndefined();
  for (const file of ['README.md', 'RULES.md', 'dist/index.d.ts'])
    expect(readFileSync(join(installed, file), 'utf8')).not.toBe('');
});

test('plain Node imports it', () => {
  expect(
    use(`
      import { idCard, maxDigits, mobile } from '@cloud-school/validators';
      import { makeValid } from '@cloud-school/validators/testing';
      console.log(JSON.stringify([
        mobile.test('13800138000'), mobile.check('1')?.message, maxDigits(3).check('1000')?.message,
        idCard.strict().test(makeValid('idCard', 7)),
      ]));
    `),
  ).toEqual([true, '手机格式不正确', '金额值不能超过3位数', true]);
});

test('English messages and a JSON Schema come from their own entries', () => {
  expect(
    use(`
      import { fields, mobile, required } from '@cloud-school/validators';
      import { english } from '@cloud-school/validators/english';
      import { toJsonSchema } from '@cloud-school/validators/json-schema';
      const contact = fields({ mobile: [required(), mobile] }, { messages: english });
      console.log(JSON.stringify([
        contact['~standard'].validate({ mobile: '1' }).issues[0].message, toJsonSchema(contact).required,
      ]));
    `),
  ).toEqual(['Enter a mobile number of 11 digits', ['mobile']]);
});

test('the command runs from the installed folder', () => {
  const main = join(folder, 'node_modules/@cloud-school/validators/dist/cli.js');
  expect(call(process.execPath, [main, 'mobile', '13800138000'], folder)).toBe('ok\n');
  expect(call('npx', ['--offline', '@cloud-school/validators', 'qq', '10000'], folder)).toBe('ok\n');
});

test('yup takes its rules and its forms', () => {
  expect(
    use(`
      import { string } from 'yup';
      import { mobile } from '@cloud-school/validators';
      import { registerRule, toYup } from '@cloud-school/validators/yup';
      import { loginBySmsForm } from '@cloud-school/validators/forms';
      registerRule();
      const getMessage = (schema, value) => schema.validate(value).then(() => 'ok', (error) => error.message);
      console.log(JSON.stringify([
        await getMessage(string().test(toYup(mobile)), '1'),
        await getMessage(string().rule(mobile), '13800138000'),
        await getMessage(loginBySmsForm, { mobile: '13800138000', code: '1', agreed: true }),
      ]));
    `),
  ).toEqual(['手机格式不正确', 'ok', '请输入6位验证码']);
});

test('react-hook-form takes its fields and its forms as Standard Schemas', () => {
  expect(
    use(`
      import { createFormControl } from 'react-hook-form';
      import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
      import { fields, mobile, required } from '@cloud-school/validators';
      import { questionForm } from '@cloud-school/validators/forms';
      async function getMessage(schema, field, value) {
        const form = createFormControl({ resolver: standardSchemaResolver(schema), defaultValues: { [field]: value } });
        form.register(field);
        let result;
        await form.handleSubmit(() => (result = 'ok'), (errors) => (result = errors[field].message))();
        return result;
      }
      const contact = fields({ mobile: [required('请输入手机号'), mobile] });
      console.log(JSON.stringify([
        await getMessage(contact, 'mobile', ''), await getMessage(contact, 'mobile', '1'),
        await getMessage(contact, 'mobile', '13800138000'), await getMessage(questionForm, 'title', ' '),
      ]));
    `),
  ).toEqual(['请输入手机号', '手机格式不正确', 'ok', '请填写问题内容']);
});

test("Ant Design's async-validator takes its rules", () => {
  expect(
    use(`
      import asyncValidator from 'async-validator';
      import { email } from '@cloud-school/validators';
      import { toFormRule } from '@cloud-school/validators/async-validator';
      const Schema = asyncValidator.default ?? asyncValidator;
      const schema = new Schema({ email: [toFormRule(email)] });
      const getMessage = (email) => schema.validate({ email }, { suppressWarning: true })
        .then(() => 'ok', ({ errors }) => errors[0].message);
      console.log(JSON.stringify([await getMessage('a@'), await getMessage('a@b.cn'), await getMessage('')]));
    `),
  ).toEqual(['电子邮箱格式不正确', 'ok', 'ok']);
});

test('a page without a bundler takes one file, as a script or as a module', () => {
  expect(
    use(`
      import { readFileSync } from 'node:fs';
      import { runInNewContext } from 'node:vm';
      const file = (name) => new URL('node_modules/@cloud-school/validators/dist/browser/' + name, import.meta.url);
      const script = readFileSync(file('validators.iife.js'), 'utf8');
      const judge = "[validators.mobile.check('1').message, validators.english(validators.mobile.check('1'))]";
      const module = await import(file('validators.js'));
      console.log(JSON.stringify([
        ...runInNewContext(script + ';' + judge), module.idCard.test('1'), /\\bimport\\b/.test(script),
      ]));
    `),
  ).toEqual(['手机格式不正确', 'Enter a mobile number of 11 digits', false, false]);
});

test('class-validator, ajv and Vant take its rules from their own entries', () => {
  expect(
    use(`
      import { validateSync } from 'class-validator';
      import ajv from 'ajv';
      import { mobile } from '@cloud-school/validators';
      import { ruleKeyword } from '@cloud-school/validators/ajv';
      import { MatchesRule } from '@cloud-school/validators/class-validator';
      import { toFieldRule } from '@cloud-school/validators/vant';
      class Student { mobile = '1'; }
      MatchesRule(mobile)(Student.prototype, 'mobile');
      const accepts = new ajv.Ajv().addKeyword(ruleKeyword({ mobile })).compile({ rule: 'mobile' });
      accepts('1');
      console.log(JSON.stringify([
        validateSync(new Student())[0].constraints.mobile, accepts.errors[0].message, toFieldRule(mobile).validator('1'),
      ]));
    `),
  ).toEqual(['手机格式不正确', '手机格式不正确', '手机格式不正确']);
});

test('the installed build tree-shakes like its source', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { mobile, email, idCard, url } from '@cloud-school/validators';",
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(1250);
});
