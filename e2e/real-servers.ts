import {
  type ChildProcessByStdio,
  execFileSync,
  spawn,
} from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import getPort from 'get-port';
import type { hostFiles } from '../tools/export/finish/hosts/hosts';
import { testSettings } from '../tools/testing/test-settings';
import { out } from './built-pages';

/**
 * The name that the test gives to the site's second name, the one with or
 * without `www.`.
 */
export const OTHER_NAME = 'other.localhost';

/**
 * The built site. The build writes the settings of servers and the compressed
 * files beside it.
 */
export const site = resolve(out);
export const compressed = `${site}-servers/compressed`;

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const apacheModules =
  'mpm_event authz_core alias dir mime negotiation autoindex filter deflate rewrite headers setenvif ssl http2';

type NameIn<File> = File extends `${infer Name}.conf` ? Name : never;

/** A server for which the build writes settings. */
export type ServerName = NameIn<
  keyof ReturnType<typeof hostFiles>['ofServers']
>;

type Server = {
  /** A file that is there where the server is installed, at Debian's path. */
  file: string;
  start: (
    folder: string,
    settings: string,
  ) => ChildProcessByStdio<null, Readable, Readable>;
  /** Debian's own settings, round those of a site in /var/www/site. */
  settings: (text: string, modules: string) => string;
};

export const servers: Readonly<Record<ServerName, Server>> = {
  nginx: {
    // The module comes with the server.
    file: brotli,
    start: (folder, settings) =>
      run('/usr/sbin/nginx', '-p', folder, '-c', settings),
    settings: (text) => `load_module ${brotli};
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path client; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${text}
}`,
  },
  apache: {
    file: '/usr/sbin/apache2',
    start: (_, settings) =>
      run('/usr/sbin/apache2', '-f', settings, '-DFOREGROUND'),
    settings: (text, modules) => `PidFile /var/www/apache.pid
ErrorLog /var/www/apache.log
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:80
Listen 127.0.0.1:443
${modules.replaceAll(/(\w+) ?/g, 'LoadModule $1_module /usr/lib/apache2/modules/mod_$1.so\n')}
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/alias.conf
Include /etc/apache2/mods-available/deflate.conf
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${text}`,
  },
};

const run = (program: string, ...args: string[]) =>
  spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });

export const isInstalled = (name: ServerName) => existsSync(servers[name].file);

/**
 * Starts a real server on this computer with the built site.
 * @param text the settings of the site; by default those that the build wrote
 * for this server
 * @returns its https address, its http port, the folder of its certificate,
 * what it has printed, and a function that stops it
 * @throws Error with the server's output when the server does not answer
 */
export async function startServer(
  name: ServerName,
  text = readFileSync(`${site}-servers/${name}.conf`, 'utf8'),
  modules = apacheModules,
) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // A server that root starts runs as another user, and that user must be able
  // to read the folder.
  chmodSync(folder, 0o755);
  for (const part of [site, compressed])
    cpSync(part, join(folder, 'site'), { recursive: true });
  const request = `req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost -keyout privkey.pem -out fullchain.pem`;
  execFileSync('openssl', request.split(/\s+/), {
    cwd: folder,
    stdio: 'ignore',
  });
  const [httpPort, httpsPort] = [await getPort(), await getPort()];
  const serverName = new URL(testSettings.NEXT_PUBLIC_SITE_URL).hostname;
  const file = join(folder, 'server.conf');
  const settings = servers[name]
    .settings(text, modules)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+|\/var\/www(?=\/)/g, folder)
    .replaceAll(serverName, 'localhost')
    .replaceAll(serverName.replace('www.', ''), OTHER_NAME)
    .replaceAll(/(?<=listen |:)80\b/g, String(httpPort))
    .replaceAll(/(?<=listen |:)443\b/g, String(httpsPort));
  writeFileSync(file, settings);

  const child = servers[name].start(folder, file);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const answer = await fetch(`http://localhost:${httpPort}`, {
      redirect: 'manual',
    }).catch(() => undefined);
    if (answer)
      return {
        url: `https://localhost:${httpsPort}`,
        httpPort,
        folder,
        output: () => output,
        stop,
      };
    await new Promise((resume) => setTimeout(resume, 100));
  }
  await stop();
  throw new Error(`${name} does not start from its settings:\n${output}`);
}
