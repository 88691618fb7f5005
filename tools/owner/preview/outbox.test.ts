import { serveFolder } from '../../shared/serve';
import { scratch } from '../../testing/scratch';
import { previewPages } from '../preview';

const site = scratch();

// e2e/preview.spec.ts reads an enquiry there.
test('the outbox shows the newest enquiry first, also after a restart, without scripts and in frames', async () => {
  site.write('index.html');
  const start = () => serveFolder(site.folder, 0, previewPages(`${site.folder}/outbox`));
  const outbox = async () => (await fetch(`${preview.url}/outbox`)).text();
  const post = (subject: string) =>
    fetch(`${preview.url}/api/v1.0/email/send`, {
      method: 'POST',
      body: JSON.stringify({ template_params: { subject, from_name: subject, message: subject } }),
    });
  let preview = await start();
  expect(await outbox()).toContain('Nothing yet');
  await post('First');
  await post(`"></iframe><script>alert(1)</script>'`);
  await preview.close();
  preview = await start();
  const html = await outbox();
  const policy = (await fetch(`${preview.url}/outbox`)).headers.get('content-security-policy');
  await preview.close();
  expect(html).toContain('2 enquiries');
  expect(html).toMatch(/<h2>[^<]*alert.*<h2>First</s);
  expect(html).not.toContain('<script');
  expect(html.match(/<iframe/g)).toHaveLength(2);
  expect(html.match(/<iframe sandbox /g)).toHaveLength(2);
  expect(policy).toContain("default-src 'none'");
});
