import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addEditor } from '../../tools/editor/write-editor';
import {
  contentPolicy,
  policyText,
} from '../../tools/export/finish/content-policy';
import { github } from '../../tools/services/github';
import { serveFolder } from '../../tools/shared/serve';
import { typeNotice } from '../../tools/testing/open-editor';
import { expect, PHONE, test } from '../fixtures';

/**
 * A published site with nothing but the editor, under the policy that a build
 * with it has.
 */
let site: Awaited<ReturnType<typeof serveFolder>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const folder = join(process.cwd(), '.builds/editor-on-github');
  const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
  mkdirSync(folder, { recursive: true });
  await addEditor(folder, settings);
  writeFileSync(join(folder, 'index.html'), '');
  const policy = policyText(contentPolicy(settings).site);
  writeFileSync(
    join(folder, '_headers'),
    `/*\n  Content-Security-Policy: ${policy}\n`,
  );
  site = await serveFolder(folder, 0);
});
test.afterAll(() => site.close());

test.use({ viewport: PHONE });

test('on a phone a notice is changed on GitHub in one commit', async ({
  page,
  context,
  allowedMessages,
}) => {
  // Nothing but the site and GitHub is asked: the policy refuses the others.
  allowedMessages.push(/Content Security Policy/, /icon\.svg/);
  const commits = await github(context);
  await typeNotice(page, `${site.url}/editor`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits).toHaveLength(1);
  const { 'data/notice.json': notice = '', ...others } = commits[0] ?? {};
  expect(JSON.parse(notice)).toEqual({
    text: 'Closed until Friday',
    lastDay: '2026-12-04',
  });
  expect(others).toEqual({});
});
