import type { Headers, HostRules } from '../host-rules';

/**
 * A Caddyfile. Caddy fetches the certificate for the name by itself. All directives are in a `route`: outside of one Caddy
 * sorts them, and the general headers would replace the special ones.
 */
export function caddyfile(rules: HostRules, serverName: string): string {
  const common = lines({ ...rules.headers, ...rules.caching });
  return `# Written by the build. Copy to /etc/caddy/Caddyfile and put your own into the lines marked <-.
${serverName} { # <-
	root * /var/www/site # <- what is in out/ goes here

${rules.kinds.map(({ name, paths }) => `	@${name} path ${paths.map(anywhere).join(' ')}`).join('\n')}
	@hidden path ${[rules.notFound, ...rules.hidden.map((name) => `/${name}`), '/.*'].join(' ')}

	route {
		encode zstd gzip
		header {
${common}
		}
${rules.kinds.map(({ name, headers }) => `		header @${name} {\n${lines(headers)}\n		}`).join('\n')}

${Object.entries(rules.redirects)
  .map(([from, to]) => `		redir ${from} ${to} 301\n		redir ${from}/ ${to} 301`)
  .join('\n')}
		error @hidden 404
		try_files {path} {path}.html {path}/index.html
		file_server
	}

	handle_errors {
		encode zstd gzip
		header {
${common}
		}
		rewrite * ${rules.notFound}
		file_server
	}
}
`;
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n');
}

/** In the middle of a path an asterisk stops at the next slash; at the start it does not. */
function anywhere(path: string): string {
  return path.replace(/^\/\*\./, '*.');
}
