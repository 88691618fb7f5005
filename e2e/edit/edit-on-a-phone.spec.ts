import { github } from '../../tools/services/github-editor';
import { servePublishedEditor } from '../../tools/testing/open-editor';
import { expect, PHONE, test } from '../fixtures';

let site: Awaited<ReturnType<typeof servePublishedEditor>>;
test.beforeAll(async () => {
  site = await servePublishedEditor('editor-on-github');
});
test.afterAll(() => site.close());

test.use({ viewport: PHONE });

test('7.19 on a phone a notice is changed on GitHub in one commit', async ({
  page,
  context,
  allowedMessages,
}) => {
  // Nothing but the site and GitHub is asked: the policy refuses the others.
  allowedMessages.push(/Content Security Policy/, /icon\.svg/);
  const commits = await github(context);
  await page.goto(`${site.url}/editor`);
  await page
    .getByRole('button', { name: 'Sign In Using Access Token' })
    .click();
  await page.getByRole('textbox').fill('github_pat_of_the_test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Notice', { exact: true }).click();
  await page
    .locator('[role=row], [role=option]')
    .filter({ hasText: 'Notice' })
    .last()
    .click();
  await page
    .getByRole('textbox', { name: 'Notice' })
    .fill('Closed until Friday');
  await page.getByRole('textbox', { name: 'Last day' }).fill('2026-12-04');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits).toHaveLength(1);
  const { 'data/notice.json': notice = '', ...others } = commits[0] ?? {};
  expect(JSON.parse(notice)).toEqual({
    text: 'Closed until Friday',
    lastDay: '2026-12-04',
  });
  expect(others).toEqual({});
  // The link above the editor pushes nothing of it out of the window.
  await expect(
    page.getByRole('radiogroup', { name: 'Switch Page' }),
  ).toBeInViewport({ ratio: 1 });
});
