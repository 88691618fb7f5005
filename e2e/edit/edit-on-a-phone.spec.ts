import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { repositoryOf } from '../../tools/editor/repository';
import { writeEditor } from '../../tools/editor/write-editor';
import { contentPolicy, policyText } from '../../tools/export/finish/content-policy';
import { serveFolder } from '../../tools/shared/serve';
import { github } from './github';

/** A published site with nothing but the editor, under the policy that a build with it has. */
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  const folder = join(process.cwd(), '.builds/editor-on-github');
  const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
  mkdirSync(folder, { recursive: true });
  await writeEditor(join(folder, 'edit'), '/edit/', repositoryOf(settings));
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(
    join(folder, '_headers'),
    `/*\n  Content-Security-Policy: ${policyText(contentPolicy(settings).site)}\n`,
  );
  site = await serveFolder(folder, 0);
});
test.afterAll(() => site.close());

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the notice is changed on GitHub, in one commit', async ({ page, context }) => {
  const outside: string[] = [];
  await context.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
  const commits = await github(context);
  await page.goto(`${site.url}/edit`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_of_the_test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Notice', { exact: true }).click();
  await page.locator('[role=row], [role=option]').filter({ hasText: 'Notice' }).last().click();
  await page.getByRole('textbox', { name: 'Notice' }).fill('Closed until Friday');
  await page.locator('input[type=date]').fill('2026-12-04');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits).toHaveLength(1);
  expect(commits.map((files) => Object.keys(files))).toEqual([['data/notice.json']]);
  expect(JSON.parse(commits[0]?.['data/notice.json'] ?? '')).toEqual({
    text: 'Closed until Friday',
    lastDay: '2026-12-04',
  });
  // Nothing but the site and GitHub is asked: the policy refuses the others.
  expect(outside).toEqual([]);
});
