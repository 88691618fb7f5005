import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

export type RealServer = { url: string; site: string; stop: () => Promise<void> };

type Place = { scratch: string; site: string; port: number };
type ServerProgram = {
  name: string;
  /** Where Debian puts it. */
  program: string;
  /** Writes the configuration, made from the shipped recipe, and returns the arguments to start with. */
  configure: (place: Place) => string[];
};

const asRoot = process.getuid?.() === 0;
const built = resolve(process.env.SITE_OUT || 'out');
const recipes = basename(built) === 'out' ? join(dirname(built), 'hosts') : `${built}-hosts`;

/** The servers whose recipes the build writes. */
export const serverPrograms: readonly ServerProgram[] = [
  { name: 'nginx', program: '/usr/sbin/nginx', configure: configureNginx },
  { name: 'Apache', program: '/usr/sbin/apache2', configure: configureApache },
  { name: 'Caddy', program: '/usr/bin/caddy', configure: configureCaddy },
];

export function isInstalled({ program }: ServerProgram): boolean {
  return existsSync(program);
}

/**
 * Starts a real server with a copy of the built site, from the recipe that was built with it, on this computer only.
 * @throws Error with what the server said when it does not answer
 */
export async function startServer(server: ServerProgram, port: number): Promise<RealServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'server-'));
  const site = join(scratch, 'site');
  // A server that root starts works under another name, and must be able to read it.
  cpSync(built, site, { recursive: true });
  chmodSync(scratch, 0o755);
  const child = spawn(server.program, server.configure({ scratch, site, port }), {
    env: { ...process.env, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
  }
  const stop = async () => {
    await end(child);
    rmSync(scratch, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url, child)) return { url, site, stop };
  await stop();
  throw new Error(`${server.name} does not start from its recipe:\n${words}`);
}

function configureNginx({ scratch, site, port }: Place): string[] {
  const recipe = fillIn('nginx.conf', { 'listen 80;': `listen 127.0.0.1:${port};`, '/var/www/site': site });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // What Debian's own nginx.conf says around a site.
  const conf = `${asRoot ? 'user root;\n' : ''}worker_processes 1;
pid ${scratch}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};`).join('\n')}
${recipe}
}
`;
  writeFileSync(join(scratch, 'nginx.conf'), conf);
  return ['-p', scratch, '-c', join(scratch, 'nginx.conf'), '-g', 'daemon off;'];
}

function configureApache({ scratch, site, port }: Place): string[] {
  // The modules of Debian's own set, and those the recipe's guide asks for.
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'filter', 'deflate'];
  const needed = ['rewrite', 'headers'];
  const conf = `ServerRoot ${scratch}
PidFile ${scratch}/apache.pid
ServerName localhost
Listen 127.0.0.1:${port}
${[...modules, ...needed].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${asRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
ErrorLog ${scratch}/apache.log
DocumentRoot ${site}
<Directory ${site}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`;
  writeFileSync(join(scratch, 'apache.conf'), conf);
  return ['-f', join(scratch, 'apache.conf'), '-DFOREGROUND'];
}

function configureCaddy({ scratch, site, port }: Place): string[] {
  const recipe = fillIn('Caddyfile', { '/var/www/site': site }).replace(
    /^\S+ \{ # <-$/m,
    `http://127.0.0.1:${port} {`,
  );
  mkdirSync(join(scratch, 'caddy'), { recursive: true });
  writeFileSync(join(scratch, 'Caddyfile'), `{\n\tadmin off\n}\n${recipe}`);
  return ['run', '--adapter', 'caddyfile', '--config', join(scratch, 'Caddyfile')];
}

/** The recipe with this test's own place in the lines that are marked for the owner. */
function fillIn(recipe: string, values: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(recipes, recipe), 'utf8');
  for (const [from, to] of Object.entries(values)) {
    if (!text.includes(from)) throw new Error(`The recipe ${recipe} no longer says '${from}'.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await fetch(url).catch(() => undefined)) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
