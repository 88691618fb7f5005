import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../shared/serve';
import { previewPages } from '../preview';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const outbox = join(folder, 'outbox');
let preview: Awaited<ReturnType<typeof serveFolder>>;

const start = async () => {
  preview = await serveFolder(folder, 0, previewPages(outbox));
};

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'home');
  await start();
});

afterAll(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => rmSync(outbox, { recursive: true, force: true }));

const post = (params: object) =>
  fetch(`${preview.url}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify({ template_params: { from_name: 'Nia', message: 'Hello', ...params } }),
  });

const outboxHtml = async () => (await fetch(`${preview.url}/outbox`)).text();

test('the outbox shows the newest enquiry first, also after a restart', async () => {
  expect(await outboxHtml()).toContain('Nothing yet');
  await post({ subject: 'First' });
  await post({ subject: 'Second' });
  await preview.close();
  await start();
  const html = await outboxHtml();
  expect(html).toContain('2 enquiries');
  expect(html.indexOf('<h2>Second</h2>')).toBeGreaterThan(0);
  expect(html.indexOf('<h2>Second</h2>')).toBeLessThan(html.indexOf('<h2>First</h2>'));
});

test('the outbox forbids scripts, and typed text stays in its frame', async () => {
  const attack = `"></iframe><script>alert(1)</script>'`;
  await post({
    subject: attack,
    from_name: attack,
    message: attack,
    to_email: attack,
    contact_details: attack,
  });
  const response = await fetch(`${preview.url}/outbox`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html.match(/<iframe/g)).toHaveLength(1);
  expect(html).toMatch(/<iframe sandbox /);
});
