import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { testSettings } from '../tools/testing/test-settings';
import { out } from './built-pages';

/** The name that the test gives to the site's second name, the one with or without `www.`. */
export const OTHER_NAME = 'other.localhost';

/** The built site. The build writes the settings of servers and the compressed files beside it. */
export const site = resolve(out);
export const compressed = `${site}-servers/compressed`;

const runsAsRoot = process.getuid?.() === 0;
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const apacheModules =
  'mpm_event authz_core alias dir mime negotiation autoindex filter deflate rewrite headers setenvif ssl http2';

const apache = (modules = apacheModules) => ({
  name: 'Apache',
  /** Debian's path. */
  program: '/usr/sbin/apache2',
  /** The file that the build writes for it. */
  file: 'apache.conf',
  /** The encodings for which it sends the files that the build compressed. */
  sends: ['br'],
  /** The arguments that start it with the configuration in `server.conf`. */
  start: (folder: string) => ['-f', join(folder, 'server.conf'), '-DFOREGROUND'],
  /** Puts the file of the build into Debian's own configuration. */
  configuration: (text: string, folder: string, ports: readonly number[]) => `PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
ServerName localhost
${runsAsRoot ? 'User www-data\nGroup www-data' : ''}
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
${modules.replaceAll(/(\w+) ?/g, 'LoadModule $1_module /usr/lib/apache2/modules/mod_$1.so\n')}
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/alias.conf
Include /etc/apache2/mods-available/deflate.conf
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${text}`,
});

export type ServerProgram = ReturnType<typeof apache>;

const nginx: ServerProgram = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  file: 'nginx.conf',
  sends: ['br', 'gzip'],
  start: (folder) => ['-p', folder, '-c', 'server.conf', '-g', 'daemon off;'],
  configuration: (text) => `${runsAsRoot ? 'user root;' : ''}
load_module ${brotli};
pid nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path client; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${text}
}`,
};

export const serverPrograms = [nginx, apache()];

/**
 * Rented web space: Apache with the settings of a host, and of the owner only the site's `.htaccess`.
 * @param allowed what the host allows in `.htaccess`; @param modules those that it has
 */
export function rentedSpace(allowed: string, modules = apacheModules): ServerProgram {
  const space = apache(modules);
  const settings = (folder: string) => `DocumentRoot ${folder}/site
<Directory ${folder}/site>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowed}
  Require all granted
</Directory>
<IfModule mod_setenvif.c>
  SetEnvIf X-Known-To-The-Host . HTTPS=on
</IfModule>`;
  return {
    ...space,
    configuration: (_, folder, ports) => space.configuration(settings(folder), folder, ports),
  };
}

/** Whether the program is installed, and what nginx loads. */
export const isInstalled = ({ name, program }: ServerProgram) =>
  existsSync(program) && (name === 'Apache' || existsSync(brotli));

/**
 * Starts a real server on this computer with the built site and the settings that the build wrote for it.
 * @returns its https address, its http port, the folder of its certificate, what it has printed, and a function that stops it
 * @throws Error with the server's output when the server does not answer
 */
export async function startServer({ name, program, file, start, configuration }: ServerProgram) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // A server that root starts runs as another user, and that user must be able to read the folder.
  chmodSync(folder, 0o755);
  for (const part of [site, compressed]) cpSync(part, join(folder, 'site'), { recursive: true });
  const request = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem`;
  execFileSync('openssl', request.split(/\s+/), { cwd: folder, stdio: 'ignore' });
  const [httpPort, httpsPort] = [await getPort(), await getPort()];
  const serverName = new URL(testSettings.NEXT_PUBLIC_SITE_URL).hostname;
  const text = readFileSync(join(`${site}-servers`, file), 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/var/www/site', join(folder, 'site'))
    .replaceAll(serverName, 'localhost')
    .replaceAll(serverName.replace('www.', ''), OTHER_NAME)
    .replaceAll(/(?<=listen |:)80\b/g, String(httpPort))
    .replaceAll(/(?<=listen |:)443\b/g, String(httpsPort));
  writeFileSync(join(folder, 'server.conf'), configuration(text, folder, [httpPort, httpsPort]));

  const child = spawn(program, start(folder));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const answer = await fetch(`http://localhost:${httpPort}`, { redirect: 'manual' }).catch(() => undefined);
    if (answer)
      return { url: `https://localhost:${httpsPort}`, httpPort, folder, output: () => output, stop };
    await new Promise((resume) => setTimeout(resume, 100));
  }
  await stop();
  throw new Error(`${name} does not start from its settings:\n${output}`);
}
