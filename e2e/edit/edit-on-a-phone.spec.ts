import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright/test';
import { repositoryOf } from '../../tools/editor/repository';
import { writeEditor } from '../../tools/editor/write-editor';
import { contentPolicy, policyText } from '../../tools/export/finish/content-policy';
import { serveFolder } from '../../tools/shared/serve';
import { expect, PHONE, test } from '../fixtures';

/** A published site with nothing but the editor, under the policy that a build with it has. */
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  const folder = join(process.cwd(), '.builds/editor-on-github');
  const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
  mkdirSync(folder, { recursive: true });
  await writeEditor(join(folder, 'edit'), '/edit/', repositoryOf(settings));
  writeFileSync(join(folder, 'index.html'), '');
  const policy = policyText(contentPolicy(settings).site);
  writeFileSync(join(folder, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
  site = await serveFolder(folder, 0);
});
test.afterAll(() => site.close());

test.use({ viewport: PHONE });

test('on a phone a notice is changed on GitHub in one commit', async ({ page, context, allowedMessages }) => {
  // Nothing but the site and GitHub is asked: the policy refuses the others.
  allowedMessages.push(/Content Security Policy/, /icon\.svg/);
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
  const { 'data/notice.json': notice = '', ...others } = commits[0] ?? {};
  expect(JSON.parse(notice)).toEqual({ text: 'Closed until Friday', lastDay: '2026-12-04' });
  expect(others).toEqual({});
});

test('in a frame of another page the editor does not start, also on a host without headers', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${site.url}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.setContent(`<iframe src="${site.url}/edit/"></iframe>`);
  await expect(page.frameLocator('iframe').getByText('in a window of its own only')).toBeVisible();
  expect(asked).not.toContain('/edit/sveltia-cms.js');
});

/** The only file of the repository. */
const FILE = 'data/notice.json';

/** A commit that the editor has made: the text of each file by its path. */
type Commit = Record<string, string>;

/** Answers as GitHub does for a repository with the notice of this project. @returns the commits that are made, in order */
async function github(context: BrowserContext): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route('https://api.github.com/**', (route) => {
    const json = answer(route.request(), commits);
    return route.fulfill(json ? { json } : { status: 204 });
  });
  return commits;
}

/** The answer to a request; undefined where it has no content. */
function answer(request: Request, commits: Commit[]): object | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/collaborators/skipper')) return;
  if (pathname === '/user') return { login: 'skipper', name: 'Skipper', id: 1 };
  if (pathname.includes('/git/trees/'))
    return { tree: [{ path: FILE, type: 'blob', sha: 'notice', size: 1 }] };
  const { query, variables } = request.postDataJSON();
  if (query.includes('createCommitOnBranch')) {
    const commit: Commit = {};
    for (const { path, contents } of variables.input.fileChanges.additions)
      commit[path] = Buffer.from(contents, 'base64').toString();
    commits.push(commit);
    const made = { oid: 'next', committedDate: '2026-11-25T00:00:00Z' };
    return { data: { createCommitOnBranch: { commit: made } } };
  }
  const last = { oid: 'head', message: 'Begin', author: {}, committedDate: '2026-11-20T00:00:00Z' };
  const ref = { target: { oid: 'head', history: { nodes: [last] } } };
  return { data: { repository: { ref, commit_0: ref, content_0: { text: readFileSync(FILE, 'utf8') } } } };
}
