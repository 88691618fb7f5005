import { emailBody, SEND_PATH } from '../services/email';
import { serveFolder } from '../shared/serve';
import { scratch } from '../testing/scratch';
import { previewPages } from './outbox';

const site = scratch();

// e2e/preview.spec.ts reads an enquiry there.
test('the outbox shows the newest enquiry first, also after a restart, without scripts and in frames', async () => {
  site.write('index.html');
  const start = () =>
    serveFolder(site.folder, 0, previewPages(`${site.folder}/outbox`));
  const outbox = () => fetch(`${preview.url}/outbox`);
  const post = (subject: string) =>
    fetch(`${preview.url}${SEND_PATH}`, {
      method: 'POST',
      body: JSON.stringify(
        emailBody({}, { subject, from_name: subject, message: subject }),
      ),
    });
  let preview = await start();
  expect(await (await outbox()).text()).toContain('Nothing yet');
  await post('First');
  await post(`"></iframe><script>alert(1)</script>'`);
  await preview.close();
  preview = await start();
  const answer = await outbox();
  const html = await answer.text();
  await preview.close();
  expect(html).toContain('2 enquiries');
  expect(html).toMatch(/<h2>[^<]*alert.*<h2>First</s);
  expect(html).not.toContain('<script');
  for (const frame of [/<iframe/g, /<iframe sandbox /g])
    expect(html.match(frame)).toHaveLength(2);
  expect(answer.headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  );
});
