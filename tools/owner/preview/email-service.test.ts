import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePreview } from '../preview';

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
const outbox = join(folder, 'outbox');
let preview: Awaited<ReturnType<typeof servePreview>>;

const start = async () => {
  preview = await servePreview(folder, 0, outbox);
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

const enquiry = (params: object = {}) => ({
  lib_version: '4.4.1',
  user_id: 'preview',
  service_id: 'preview',
  template_id: 'preview',
  template_params: { from_name: 'Nia', subject: 'Tour enquiry from Nia', message: 'Hello', ...params },
});

async function post(body: unknown) {
  const response = await fetch(`${preview.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
}

const outboxHtml = async () => (await fetch(`${preview.url}/outbox`)).text();

test('a complete enquiry gets OK and is kept', async () => {
  expect(await post(enquiry())).toEqual({ status: 200, text: 'OK', type: 'text/plain; charset=utf-8' });
  expect(await outboxHtml()).toContain('1 enquiry sent');
});

test.each<[number, RegExp, unknown]>([
  [400, /^Bad Request$/, { ...enquiry(), user_id: undefined }],
  [400, /^Bad Request$/, { ...enquiry(), template_id: '' }],
  [400, /^Bad Request$/, { ...enquiry(), template_params: 'text' }],
  [400, /^Bad Request$/, '{"user_id":'],
  [400, /^Bad Request$/, ''],
  [413, /size limit/, enquiry({ message: 'x'.repeat(51_201) })],
])('%i %s', async (status, words, body) => {
  const answer = await post(body);
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(words);
  expect(await outboxHtml()).toContain('Nothing yet');
});

test('the outbox shows the newest enquiry first, also after a restart', async () => {
  await post(enquiry({ subject: 'First' }));
  await post(enquiry({ subject: 'Second' }));
  await preview.close();
  await start();
  const html = await outboxHtml();
  expect(html).toContain('2 enquiries');
  expect(html.indexOf('<h2>Second</h2>')).toBeGreaterThan(0);
  expect(html.indexOf('<h2>Second</h2>')).toBeLessThan(html.indexOf('<h2>First</h2>'));
});

test('the outbox forbids scripts, and typed text stays in its frame', async () => {
  const attack = `"></iframe><script>alert(1)</script>'`;
  await post(
    enquiry({
      subject: attack,
      from_name: attack,
      message: attack,
      to_email: attack,
      contact_details: attack,
    }),
  );
  const response = await fetch(`${preview.url}/outbox`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).not.toContain('<script');
  expect(html.match(/<iframe/g)).toHaveLength(1);
  expect(html).toMatch(/<iframe sandbox /);
});
